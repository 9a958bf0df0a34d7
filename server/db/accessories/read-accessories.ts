import type { ExpressionBuilder } from 'kysely';
import type {
  AccessoryCategory,
  AccessoryProduct,
} from '../../../src/domain/accessories/accessories.ts';
import { rowAsJson, rowsAsJson } from '../pool/column-names.ts';
import type { Database } from '../pool/database.ts';
import { priceToday } from '../prices/price-today.ts';
import type { Tables } from '../schema/tables.ts';

type Named = { nameFa: string; nameEn: string };

const nameOf = ({ nameFa: fa, nameEn: en }: Named) => ({ fa, en });

/** Reads the categories in the lab's order. */
export async function readCategories({ queries }: Database): Promise<AccessoryCategory[]> {
  const rows = await queries
    .selectFrom('accessoryCategories')
    .select(['id', 'nameFa', 'nameEn'])
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ id: row.id, name: nameOf(row) }));
}

/**
 * Reads all products or some of them, with their quantities and a tier's prices. Uses a single query, so that they are
 * consistent. Without a tier, there are no prices.
 */
export async function readProducts(
  { queries }: Database,
  tier: string | undefined,
  only?: readonly string[],
): Promise<AccessoryProduct[]> {
  let query = queries
    .selectFrom('accessoryProducts as product')
    .innerJoin('accessoryCategories as category', 'category.id', 'product.categoryId')
    .select(['product.id', 'product.categoryId', 'product.nameFa', 'product.nameEn'])
    .select(['product.descriptionFa', 'product.descriptionEn'])
    .select(['product.drawing', 'product.lowStock'])
    .select((from) => [
      variants(from).as('variants'),
      bands(from, tier ?? '').as('bands'),
      picture(from).as('picture'),
    ])
    .orderBy('category.position')
    .orderBy('product.position');
  if (only) query = query.where('product.id', 'in', only);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    category: row.categoryId,
    name: nameOf(row),
    description: { fa: row.descriptionFa, en: row.descriptionEn },
    drawing: row.drawing,
    picture: row.picture,
    lowStock: row.lowStock,
    variants: row.variants.map(({ id, swatch, onHand, ...names }) => {
      return { id, name: nameOf(names), swatch, onHand };
    }),
    bands: row.bands,
  }));
}

type InProduct = Tables & { product: Tables['accessoryProducts'] };

function variants(from: ExpressionBuilder<InProduct, 'product'>) {
  return rowsAsJson(
    from
      .selectFrom('accessoryVariants as variant')
      .innerJoin('shelf', 'shelf.item', 'variant.item')
      .whereRef('variant.productId', '=', 'product.id')
      .select(['variant.id', 'variant.nameFa', 'variant.nameEn', 'variant.swatch'])
      .select('shelf.onHand')
      .orderBy('variant.position'),
  );
}

function bands(from: ExpressionBuilder<InProduct, 'product'>, tier: string) {
  return rowsAsJson(
    from
      .selectFrom('accessoryBands as band')
      .whereRef('band.productId', '=', 'product.id')
      .where('band.tier', '=', tier)
      .select('band.variantId as variant')
      .select((of) => breaks(of).as('breaks'))
      .orderBy('band.position'),
  );
}

type InBand = InProduct & { band: Tables['accessoryBands'] };

function breaks(from: ExpressionBuilder<InBand, 'product' | 'band'>) {
  return rowsAsJson(
    from
      .selectFrom('accessoryBreaks as break')
      .whereRef('break.productId', '=', 'band.productId')
      .whereRef('break.tier', '=', 'band.tier')
      .whereRef('break.position', '=', 'band.position')
      .select(['fromPieces as from', priceToday('break').as('price')])
      .orderBy('fromPieces'),
  );
}

function picture(from: ExpressionBuilder<InProduct, 'product'>) {
  return rowAsJson(
    from
      .selectFrom('accessoryPictures as picture')
      .whereRef('picture.productId', '=', 'product.id')
      .select(['picture.hash', 'picture.width', 'picture.height']),
  );
}
