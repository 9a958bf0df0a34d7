import type { Transaction } from 'kysely';
import type {
  AccessoryBand,
  AccessoryCategory,
  AccessoryProduct,
  AccessoryVariant,
} from '../../../src/domain/accessories/accessories.ts';
import { accessoryKey } from '../../../src/domain/accessories/products.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import { dropPastPrices } from '../prices/dated-prices.ts';
import type { Tables } from '../schema/tables.ts';
import { clearShelf, putOnShelf } from '../shelf/write-shelf.ts';

/** A product as the lab enters it: prices by tier, and all variants with their pieces. */
export type AccessoryEntry = Omit<AccessoryProduct, 'bands' | 'variants' | 'picture'> & {
  tiers: Readonly<Record<string, readonly AccessoryBand[]>>;
  variants: readonly (Omit<AccessoryVariant, 'onHand'> & { onHand: number })[];
};

/** All accessories of the lab. */
export type AccessoryContent = {
  categories: readonly AccessoryCategory[];
  products: readonly AccessoryEntry[];
};

const names = ({ fa, en }: { fa: string; en: string }) => ({ name_fa: fa, name_en: en });

/** Replaces all accessories with their prices and counts; uploaded pictures stay. */
export async function writeAccessories(
  database: Database,
  { categories, products }: AccessoryContent,
): Promise<void> {
  await inScope(database, 'lab', async (transaction) => {
    const before = await transaction.selectFrom('accessory_variants').select('item').execute();
    await dropPastPrices(transaction, 'accessory');
    await transaction.deleteFrom('accessory_categories').execute();
    await clearShelf(
      transaction,
      before.map(({ item }) => item),
    );
    const rows = categories.map(({ id, name }, position) => ({ id, position, ...names(name) }));
    await transaction.insertInto('accessory_categories').values(rows).execute();
    for (const [position, product] of products.entries()) {
      await writeProduct(transaction, product, position);
    }
  });
}

async function writeProduct(
  transaction: Transaction<Tables>,
  product: AccessoryEntry,
  position: number,
) {
  const { id, category: category_id, name, description, drawing, lowStock: low_stock } = product;
  const texts = { description_fa: description.fa, description_en: description.en };
  await transaction
    .insertInto('accessory_products')
    .values({ id, position, category_id, ...names(name), ...texts, drawing, low_stock })
    .execute();
  await writeVariants(transaction, product);
  for (const [tier, bands] of Object.entries(product.tiers)) {
    await writeBands(transaction, { product_id: id, tier }, bands);
  }
}

async function writeVariants(
  transaction: Transaction<Tables>,
  { id: product, variants }: AccessoryEntry,
) {
  const onShelf = variants.map(({ id: variant, onHand }) => {
    return { item: accessoryKey({ product, variant }), on_hand: onHand };
  });
  await putOnShelf(transaction, onShelf);
  const rows = variants.map(({ id, name, swatch }, position) => {
    return { product_id: product, id, position, ...names(name), swatch };
  });
  await transaction.insertInto('accessory_variants').values(rows).execute();
}

async function writeBands(
  transaction: Transaction<Tables>,
  of: { product_id: string; tier: string },
  bands: readonly AccessoryBand[],
) {
  for (const [position, { variant: variant_id, breaks }] of bands.entries()) {
    const key = { ...of, position };
    await transaction
      .insertInto('accessory_bands')
      .values({ ...key, variant_id })
      .execute();
    const rows = breaks.map(({ from, price }) => ({ ...key, from_pieces: from, price }));
    await transaction.insertInto('accessory_breaks').values(rows).execute();
  }
}
