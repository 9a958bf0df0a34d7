import type { Transaction } from 'kysely';
import { inBatches } from '../pool/in-batches.ts';
import type { Tables } from '../schema/tables.ts';

/** The pieces on hand of one item. */
export type ShelfEntry = { item: string; on_hand: number };

/** Puts items on the shelf. Those that are on it already get the new count. */
export async function putOnShelf(
  transaction: Transaction<Tables>,
  entries: readonly ShelfEntry[],
): Promise<void> {
  await inBatches(entries, (some) =>
    transaction
      .insertInto('shelf')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('item').doUpdateSet(({ ref }) => ({ on_hand: ref('excluded.on_hand') })),
      )
      .execute(),
  );
}

/** Takes items off the shelf for good, such as those of a product that is no longer sold. */
export async function clearShelf(
  transaction: Transaction<Tables>,
  items: readonly string[],
): Promise<void> {
  await inBatches(items, (some) =>
    transaction.deleteFrom('shelf').where('item', 'in', some).execute(),
  );
}
