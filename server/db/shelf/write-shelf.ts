import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Rows written by one statement: PostgreSQL allows 65,535 values. */
const rowsPerStatement = 5000;

/** The pieces on hand of one item. */
export type ShelfEntry = { item: string; on_hand: number };

/** Puts items on the shelf. Those that are on it already get the new count. */
export async function putOnShelf(
  transaction: Transaction<Tables>,
  entries: readonly ShelfEntry[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += rowsPerStatement) {
    await transaction
      .insertInto('shelf')
      .values(entries.slice(from, from + rowsPerStatement))
      .onConflict((conflict) =>
        conflict.column('item').doUpdateSet(({ ref }) => ({ on_hand: ref('excluded.on_hand') })),
      )
      .execute();
  }
}

/** Takes items off the shelf for good, such as those of a product that is no longer sold. */
export async function clearShelf(
  transaction: Transaction<Tables>,
  items: readonly string[],
): Promise<void> {
  for (let from = 0; from < items.length; from += rowsPerStatement) {
    const some = items.slice(from, from + rowsPerStatement);
    await transaction.deleteFrom('shelf').where('item', 'in', some).execute();
  }
}
