import { accessoryKey } from '../../../../src/domain/accessories/products.ts';
import { inBatches } from '../../pool/in-batches.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { clearShelf, keepOnShelf } from '../../shelf/write-shelf.ts';
import { type Changed, names } from './changed.ts';

type Products = Changed<'accessory'>['kept'];

/** Writes categories. Run `removeCategories` after removing the products that were in them. */
export async function writeCategories(transaction: Transaction, { kept }: Changed<'category'>) {
  const rows = kept.map(({ id, value: { position, name } }) => ({ id, position, ...names(name) }));
  await inBatches(rows, (some) =>
    transaction
      .insertInto('accessoryCategories')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          nameFa: ref('excluded.nameFa'),
          nameEn: ref('excluded.nameEn'),
        })),
      )
      .execute(),
  );
}

export async function removeCategories(transaction: Transaction, { gone }: Changed<'category'>) {
  const ids = gone.map(({ id }) => id);
  await inBatches(ids, (some) =>
    transaction.deleteFrom('accessoryCategories').where('id', 'in', some).execute(),
  );
}

/**
 * Writes products with their variants and prices, and deletes removed ones. Remaining variants keep their pieces on the
 * shelf; new ones have none.
 */
export async function writeProducts(
  transaction: Transaction,
  { kept, gone }: Changed<'accessory'>,
) {
  const ids = [...kept, ...gone].map(({ id }) => id);
  if (ids.length === 0) return;
  const before = await transaction
    .selectFrom('accessoryVariants')
    .select('item')
    .where('productId', 'in', ids)
    .execute();
  // Deleting its row also deletes a product's variants and prices, but not its pictures.
  await transaction.deleteFrom('accessoryProducts').where('id', 'in', ids).execute();
  const after = kept.flatMap(({ id: product, value }) =>
    value.variants.map(({ id: variant }) => accessoryKey({ product, variant })),
  );
  await keepOnShelf(transaction, after);
  await insertProducts(transaction, kept);
  const left = new Set(after);
  const dropped = before.map(({ item }) => item).filter((item) => !left.has(item));
  await clearShelf(transaction, dropped);
}

async function insertProducts(transaction: Transaction, products: Products) {
  const rows = products.map(({ id, value }) => {
    const { position, category: categoryId, name, description, drawing, lowStock } = value;
    const texts = { descriptionFa: description.fa, descriptionEn: description.en };
    return { id, position, categoryId, ...names(name), ...texts, drawing, lowStock };
  });
  const variants = products.flatMap(({ id: productId, value }) =>
    value.variants.map(({ id, name, swatch }, position) => {
      return { productId, id, position, ...names(name), swatch };
    }),
  );
  await inBatches(rows, (some) =>
    transaction.insertInto('accessoryProducts').values(some).execute(),
  );
  await inBatches(variants, (some) =>
    transaction.insertInto('accessoryVariants').values(some).execute(),
  );
  await insertBands(transaction, products);
}

async function insertBands(transaction: Transaction, products: Products) {
  const bands = products.flatMap(({ id: productId, value }) =>
    Object.entries(value.tiers).flatMap(([tier, own]) =>
      own.map((band, position) => ({ key: { productId, tier, position }, band })),
    ),
  );
  const rows = bands.map(({ key, band }) => ({ ...key, variantId: band.variant }));
  const breaks = bands.flatMap(({ key, band }) =>
    band.breaks.map(({ from, price }) => ({ ...key, fromPieces: from, price })),
  );
  await inBatches(rows, (some) => transaction.insertInto('accessoryBands').values(some).execute());
  await inBatches(breaks, (some) =>
    transaction.insertInto('accessoryBreaks').values(some).execute(),
  );
}
