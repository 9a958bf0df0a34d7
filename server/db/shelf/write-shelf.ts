import { CompiledQuery, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** The pieces on hand of one item. */
export type ShelfEntry = { item: string; on_hand: number };

/** An item that was on the shelf in earlier days goes on with its history. */
const openSql = `
  with opened as (
    insert into shelf (item, on_hand, movements)
    select item, on_hand, sign(on_hand) + coalesce(
      (select max(number) from stock_movements before where before.item = asked.item), 0)
    from unnest($1::text[], $2::int[]) as asked (item, on_hand)
    on conflict (item) do nothing
    returning item, on_hand, movements
  )
  insert into stock_movements (item, number, at, kind, pieces, on_hand)
  select item, movements, clock_timestamp(), 'opening', on_hand, on_hand from opened where on_hand > 0`;

const clearSql = `
  with cleared as (
    delete from shelf where item = any($1::text[]) returning item, on_hand, movements
  )
  insert into stock_movements (item, number, at, kind, pieces, on_hand)
  select item, movements + 1, clock_timestamp(), 'removed', -on_hand, 0 from cleared where on_hand > 0`;

/** Puts items on the shelf that the lab begins to keep. Those that are on it already stay as they are. */
export async function putOnShelf(
  transaction: Transaction<Tables>,
  entries: readonly ShelfEntry[],
): Promise<void> {
  const items = entries.map(({ item }) => item);
  const counts = entries.map(({ on_hand }) => on_hand);
  await transaction.executeQuery(CompiledQuery.raw(openSql, [items, counts]));
}

/** Takes items off the shelf for good, such as those of a product that is no longer sold. */
export async function clearShelf(
  transaction: Transaction<Tables>,
  items: readonly string[],
): Promise<void> {
  await transaction.executeQuery(CompiledQuery.raw(clearSql, [items]));
}
