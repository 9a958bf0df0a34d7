import type { Transaction } from 'kysely';
import { accessoryKey } from '../../../../src/domain/accessories/products.ts';
import { inBatches } from '../../pool/in-batches.ts';
import type { Tables } from '../../schema/tables.ts';
import { clearShelf, keepOnShelf } from '../../shelf/write-shelf.ts';
import { type Changed, names } from './changed.ts';

type Writing = Transaction<Tables>;
type Products = Changed<'accessory'>['kept'];

/** Writes categories; run `removeCategories` after removing the products that were in them. */
export async function writeCategories(transaction: Writing, { kept }: Changed<'category'>) {
  const rows = kept.map(({ id, value: { position, name } }) => ({ id, position, ...names(name) }));
  await inBatches(rows, (some) =>
    transaction
      .insertInto('accessory_categories')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          name_fa: ref('excluded.name_fa'),
          name_en: ref('excluded.name_en'),
        })),
      )
      .execute(),
  );
}

export async function removeCategories(transaction: Writing, { gone }: Changed<'category'>) {
  const ids = gone.map(({ id }) => id);
  await inBatches(ids, (some) =>
    transaction.deleteFrom('accessory_categories').where('id', 'in', some).execute(),
  );
}

/**
 * Writes products with their variants and prices, and removes those that go. Variants that stay keep their pieces on the
 * shelf; new ones have none.
 */
export async function writeProducts(transaction: Writing, { kept, gone }: Changed<'accessory'>) {
  const ids = [...kept, ...gone].map(({ id }) => id);
  if (ids.length === 0) return;
  const before = await transaction
    .selectFrom('accessory_variants')
    .select('item')
    .where('product_id', 'in', ids)
    .execute();
  // With its row go a product's variants and prices. Its pictures stay.
  await transaction.deleteFrom('accessory_products').where('id', 'in', ids).execute();
  const after = kept.flatMap(({ id: product, value }) =>
    value.variants.map(({ id: variant }) => accessoryKey({ product, variant })),
  );
  await keepOnShelf(transaction, after);
  await insertProducts(transaction, kept);
  const left = new Set(after);
  const dropped = before.map(({ item }) => item).filter((item) => !left.has(item));
  await clearShelf(transaction, dropped);
}

async function insertProducts(transaction: Writing, products: Products) {
  const rows = products.map(({ id, value }) => {
    const { position, category: category_id, name, description, drawing, lowStock } = value;
    const texts = { description_fa: description.fa, description_en: description.en };
    const shown = { drawing, low_stock: lowStock };
    return { id, position, category_id, ...names(name), ...texts, ...shown };
  });
  const variants = products.flatMap(({ id: product_id, value }) =>
    value.variants.map(({ id, name, swatch }, position) => {
      return { product_id, id, position, ...names(name), swatch };
    }),
  );
  await inBatches(rows, (some) =>
    transaction.insertInto('accessory_products').values(some).execute(),
  );
  await inBatches(variants, (some) =>
    transaction.insertInto('accessory_variants').values(some).execute(),
  );
  await insertBands(transaction, products);
}

async function insertBands(transaction: Writing, products: Products) {
  const bands = products.flatMap(({ id: product_id, value }) =>
    Object.entries(value.tiers).flatMap(([tier, own]) =>
      own.map((band, position) => ({ key: { product_id, tier, position }, band })),
    ),
  );
  const rows = bands.map(({ key, band }) => ({ ...key, variant_id: band.variant }));
  const breaks = bands.flatMap(({ key, band }) =>
    band.breaks.map(({ from, price }) => ({ ...key, from_pieces: from, price })),
  );
  await inBatches(rows, (some) => transaction.insertInto('accessory_bands').values(some).execute());
  await inBatches(breaks, (some) =>
    transaction.insertInto('accessory_breaks').values(some).execute(),
  );
}
