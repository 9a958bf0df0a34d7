import { inBatches } from '../../pool/in-batches.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { type Changed, names } from './changed.ts';

/** Writes discounts and deletes removed ones. */
export async function writeDiscounts(
  transaction: Transaction,
  { kept, gone }: Changed<'discount'>,
) {
  const rows = kept.map(({ id, value }) => ({
    id,
    position: value.position,
    ...names(value.name),
    percent: value.percent,
    appliesTo: value.of,
    pairDays: value.pairDays,
    forTier: value.tier,
    forAccount: value.account?.id ?? null,
    forAccountName: value.account?.name ?? null,
    fromDay: value.from,
    untilDay: value.until,
  }));
  const ids = [...kept, ...gone].map(({ id }) => id);
  await inBatches(ids, (some) =>
    transaction.deleteFrom('discounts').where('id', 'in', some).execute(),
  );
  await inBatches(rows, (some) => transaction.insertInto('discounts').values(some).execute());
}
