import { inBatches } from '../../pool/in-batches.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { type Changed, names } from './changed.ts';

/** Writes tiers and deletes removed ones. Price lists name them in their own rows. */
export async function writeTiers(transaction: Transaction, { kept, gone }: Changed<'tier'>) {
  const rows = kept.map(({ id, value: { position, name } }) => ({ id, position, ...names(name) }));
  await inBatches(rows, (some) =>
    transaction
      .insertInto('tiers')
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
  const ids = gone.map(({ id }) => id);
  await inBatches(ids, (some) => transaction.deleteFrom('tiers').where('id', 'in', some).execute());
}
