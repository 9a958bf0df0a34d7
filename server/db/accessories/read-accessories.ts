import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type {
  AccessoryCategory,
  AccessoryProduct,
} from '../../../src/domain/accessories/accessories.ts';
import type { Database } from '../pool/database.ts';
import { priceToday } from '../prices/price-today.ts';
import type { Tables } from '../schema/tables.ts';

type Named = { name_fa: string; name_en: string };

const nameOf = ({ name_fa: fa, name_en: en }: Named) => ({ fa, en });

/** Reads the categories in the lab's order. */
export async function readCategories({ queries }: Database): Promise<AccessoryCategory[]> {
  const rows = await queries
    .selectFrom('accessory_categories')
    .select(['id', 'name_fa', 'name_en'])
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ id: row.id, name: nameOf(row) }));
}

/**
 * Reads the products, or only some of them, with their counts and a tier's prices in one query, so that they are
 * consistent; without prices when the tier is undefined.
 */
export async function readProducts(
  { queries }: Database,
  tier: string | undefined,
  only?: readonly string[],
): Promise<AccessoryProduct[]> {
  let query = queries
    .selectFrom('accessory_products as product')
    .innerJoin('accessory_categories as category', 'category.id', 'product.category_id')
    .select(['product.id', 'product.category_id', 'product.name_fa', 'product.name_en'])
    .select(['product.description_fa', 'product.description_en'])
    .select(['product.drawing', 'product.low_stock'])
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
    category: row.category_id,
    name: nameOf(row),
    description: { fa: row.description_fa, en: row.description_en },
    drawing: row.drawing,
    picture: row.picture,
    lowStock: row.low_stock,
    variants: row.variants.map(({ id, swatch, onHand, ...names }) => {
      return { id, name: nameOf(names), swatch, onHand };
    }),
    bands: row.bands,
  }));
}

type InProduct = Tables & { product: Tables['accessory_products'] };

function variants(from: ExpressionBuilder<InProduct, 'product'>) {
  return jsonArrayFrom(
    from
      .selectFrom('accessory_variants as variant')
      .innerJoin('shelf', 'shelf.item', 'variant.item')
      .whereRef('variant.product_id', '=', 'product.id')
      .select(['variant.id', 'variant.name_fa', 'variant.name_en', 'variant.swatch'])
      .select('shelf.on_hand as onHand')
      .orderBy('variant.position'),
  );
}

function bands(from: ExpressionBuilder<InProduct, 'product'>, tier: string) {
  return jsonArrayFrom(
    from
      .selectFrom('accessory_bands as band')
      .whereRef('band.product_id', '=', 'product.id')
      .where('band.tier', '=', tier)
      .select('band.variant_id as variant')
      .select((of) => breaks(of).as('breaks'))
      .orderBy('band.position'),
  );
}

type InBand = InProduct & { band: Tables['accessory_bands'] };

function breaks(from: ExpressionBuilder<InBand, 'product' | 'band'>) {
  return jsonArrayFrom(
    from
      .selectFrom('accessory_breaks as break')
      .whereRef('break.product_id', '=', 'band.product_id')
      .whereRef('break.tier', '=', 'band.tier')
      .whereRef('break.position', '=', 'band.position')
      .select(['from_pieces as from', priceToday('break').as('price')])
      .orderBy('from_pieces'),
  );
}

function picture(from: ExpressionBuilder<InProduct, 'product'>) {
  return jsonObjectFrom(
    from
      .selectFrom('accessory_pictures as picture')
      .whereRef('picture.product_id', '=', 'product.id')
      .select(['picture.hash', 'picture.width', 'picture.height']),
  );
}
