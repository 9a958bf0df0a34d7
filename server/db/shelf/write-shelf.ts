import { CompiledQuery } from 'kysely';
import { inBatches } from '../pool/in-batches.ts';
import type { Transaction } from '../schema/transaction.ts';

/** The pieces on hand of one item. */
export type ShelfEntry = { item: string; onHand: number };

/** An item that was stocked before continues its history. */
const keepSql = `
  insert into shelf (item, on_hand, movements)
  select item, 0, coalesce((select max(number) from stock_movements before where before.item = kept.item), 0)
  from unnest($1::text[]) as kept (item)
  on conflict (item) do nothing`;

const clearSql = `
  with cleared as (
    delete from shelf where item = any($1::text[]) returning item, on_hand, movements
  )
  insert into stock_movements (item, number, at, kind, pieces, on_hand)
  select item, movements + 1, clock_timestamp(), 'removed', -on_hand, 0 from cleared where on_hand > 0`;

/** Adds items to the shelf without pieces. Existing items stay unchanged. */
export async function keepOnShelf(
  transaction: Transaction,
  items: readonly string[],
): Promise<void> {
  await inBatches(items, (some) =>
    transaction.executeQuery(CompiledQuery.raw(keepSql, [[...some]])),
  );
}

const resetSql = `
  with reset as (
    update shelf set on_hand = asked.on_hand,
      movements = before.movements + sign(before.on_hand)::int + sign(asked.on_hand)::int
    from unnest($1::text[], $2::int[]) as asked (item, on_hand), shelf before
    where shelf.item = asked.item and before.item = asked.item and before.on_hand <> asked.on_hand
    returning shelf.item, before.on_hand as was, before.movements as last, shelf.on_hand as is, shelf.movements
  )
  insert into stock_movements (item, number, at, kind, pieces, on_hand)
  select item, last + 1, clock_timestamp(), 'removed', -was, 0 from reset where was > 0
  union all select item, movements, clock_timestamp(), 'opening', reset.is, reset.is from reset where reset.is > 0`;

/** Sets new quantities for items, as if they had been removed and added again. */
export async function resetShelf(
  transaction: Transaction,
  entries: readonly ShelfEntry[],
): Promise<void> {
  await inBatches(entries, (some) => {
    const items = some.map(({ item }) => item);
    const counts = some.map(({ onHand }) => onHand);
    return transaction.executeQuery(CompiledQuery.raw(resetSql, [items, counts]));
  });
}

/** Removes items from the shelf permanently, such as those of a product no longer sold. */
export async function clearShelf(
  transaction: Transaction,
  items: readonly string[],
): Promise<void> {
  await transaction.executeQuery(CompiledQuery.raw(clearSql, [items]));
}
