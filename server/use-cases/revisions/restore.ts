import type { ItemChange } from '../../../src/domain/revisions/entry.ts';
import { readChange } from '../../../src/domain/revisions/read-change.ts';
import { stepsBackTo } from '../../db/revisions/read-revisions.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { inSlices } from '../../process/concurrency/in-slices.ts';

/** The changes that restore items to their state after a revision: the named ones, or all. */
export async function restoringChanges(
  transaction: Transaction,
  number: number,
  items: readonly string[] | undefined,
): Promise<ItemChange[]> {
  const rows = await stepsBackTo(transaction, number, items);
  return inSlices(rows, ({ item, before }) => {
    const read = readChange({ item, value: before });
    if (read.ok) return read.change;
    throw new Error(`revision ${number} holds "${item}" in an unknown format`);
  });
}
