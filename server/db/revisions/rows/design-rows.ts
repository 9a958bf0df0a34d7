import { inBatches } from '../../pool/in-batches.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { type Changed, names } from './changed.ts';

type Designs = Changed<'design'>['kept'];

/** Writes designs with their variants and ranges, and deletes removed ones. */
export async function writeDesigns(transaction: Transaction, { kept, gone }: Changed<'design'>) {
  const ids = [...kept, ...gone].map(({ id }) => id);
  // Deleting its row also deletes a design's variants and ranges.
  await inBatches(ids, (some) =>
    transaction.deleteFrom('lensDesigns').where('id', 'in', some).execute(),
  );
  const rows = kept.map(({ id, value }) => {
    const { kind, position, name, minimumHeight, corridors, individualValues, workingDays } = value;
    const made = { minimumHeight, corridors, individualValues, workingDays };
    return { id, kind, position, ...names(name), ...made };
  });
  await inBatches(rows, (some) => transaction.insertInto('lensDesigns').values(some).execute());
  await writeVariants(transaction, kept);
}

async function writeVariants(transaction: Transaction, designs: Designs) {
  const variants = designs.flatMap(({ id: designId, value }) =>
    value.variants.map(({ index, colour, coatings, bands }, position) => {
      const key = { designId, refractiveIndex: index, colour };
      return { key, position, coatings, bands };
    }),
  );
  const rows = variants.map(({ key, position }) => ({ ...key, position }));
  const allowed = variants.flatMap(({ key, coatings }) =>
    coatings.map((coatingId, position) => ({ ...key, coatingId, position })),
  );
  const bands = variants.flatMap(({ key, bands }) =>
    bands.map(({ sphereMin, sphereMax, cylinderMin, combinedMin, price }, position) => {
      return { ...key, position, sphereMin, sphereMax, cylinderMin, combinedMin, price };
    }),
  );
  await inBatches(rows, (some) => transaction.insertInto('lensVariants').values(some).execute());
  await inBatches(allowed, (some) =>
    transaction.insertInto('lensVariantCoatings').values(some).execute(),
  );
  await inBatches(bands, (some) => transaction.insertInto('lensBands').values(some).execute());
}
