import { inBatches } from '../../pool/in-batches.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { type Changed, names } from './changed.ts';

/** Writes coatings. Run `removeCoatings` after removing the designs that named them. */
export async function writeCoatings(transaction: Transaction, { kept }: Changed<'coating'>) {
  const rows = kept.map(({ id, value: { name, isHard, workingDays, position, price } }) => {
    return { id, position, ...names(name), price, isHard, workingDays };
  });
  await inBatches(rows, (some) =>
    transaction
      .insertInto('coatings')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          nameFa: ref('excluded.nameFa'),
          nameEn: ref('excluded.nameEn'),
          price: ref('excluded.price'),
          isHard: ref('excluded.isHard'),
          workingDays: ref('excluded.workingDays'),
        })),
      )
      .execute(),
  );
}

export async function removeCoatings(transaction: Transaction, { gone }: Changed<'coating'>) {
  const ids = gone.map(({ id }) => id);
  await inBatches(ids, (some) =>
    transaction.deleteFrom('coatings').where('id', 'in', some).execute(),
  );
}

/** Nothing refers to services, so all are rewritten, which allows two of them to swap places. */
export async function writeServices(transaction: Transaction, { kept, gone }: Changed<'service'>) {
  const ids = [...kept, ...gone].map(({ id }) => id);
  await inBatches(ids, (some) =>
    transaction.deleteFrom('lensServices').where('id', 'in', some).execute(),
  );
  const rows = kept.map(({ id, value: { kind, name, position, price, workingDays } }) => {
    return { id, kind, position, ...names(name), price, workingDays };
  });
  await inBatches(rows, (some) => transaction.insertInto('lensServices').values(some).execute());
}

export async function writeConflicts(
  transaction: Transaction,
  { kept, gone }: Changed<'conflict'>,
) {
  for (const { one, other } of [...kept, ...gone]) {
    await transaction
      .deleteFrom('lensConflicts')
      .where((eb) => eb.and({ one, other }))
      .execute();
  }
  const rows = kept.map(({ one, other, value: { position, reason } }) => {
    return { one, other, position, reasonFa: reason.fa, reasonEn: reason.en };
  });
  await inBatches(rows, (some) => transaction.insertInto('lensConflicts').values(some).execute());
}
