import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { ShelfLine } from './shelf-order.ts';
import type { ShelfEntry } from './write-shelf.ts';

/** Every order locks rows sorted by key, which prevents deadlocks. */
const countSql = `
  select shelf.item, shelf.on_hand from shelf
  where shelf.item = any($1::text[])
  order by shelf.item`;
/** Locks rows of the shelf and reads their quantities. */
export const lockSql = `${countSql} for no key update`;

/** One statement, because a row of the shelf stays locked until the order's transaction ends. */
const takeSql = `
  with moved as (
    update shelf set on_hand = shelf.on_hand - asked.pieces, movements = shelf.movements + 1
    from unnest($1::text[], $2::int[]) as asked (item, pieces)
    where shelf.item = asked.item
    returning shelf.item, shelf.movements, asked.pieces, shelf.on_hand
  )
  insert into stock_movements (item, number, at, kind, pieces, on_hand, account_id, order_id)
  select item, movements, clock_timestamp(), coalesce($5, case when pieces > 0 then 'taken' else 'givenBack' end), -pieces, on_hand,
    $3, $4
  from moved`;

/** Pieces on hand by item. Items that the lab does not stock are missing. */
export type OnHand = ReadonlyMap<string, number>;

type Items = readonly Pick<ShelfLine, 'item'>[];

/** Reads the current quantities of items. */
export function countItems({ queries }: Pick<Database, 'queries'>, items: Items): Promise<OnHand> {
  return lookUp(queries, countSql, items);
}

/** Locks items until the transaction ends, and reads their quantities. */
export function lockItems(transaction: Transaction, items: Items): Promise<OnHand> {
  return lookUp(transaction, lockSql, items);
}

async function lookUp(
  queries: Database['queries'],
  statement: string,
  items: Items,
): Promise<OnHand> {
  const query = CompiledQuery.raw(statement, [items.map(({ item }) => item)]);
  const { rows } = await queries.executeQuery(query as CompiledQuery<ShelfEntry>);
  return asOnHand(rows);
}

/** Pieces by item. */
export const asOnHand = (rows: readonly ShelfEntry[]): OnHand =>
  new Map(rows.map(({ item, onHand }) => [item, onHand]));

/**
 * Takes the lines' pieces from stock for an order, or to replace its broken ones. Negative pieces are returned. The
 * items must be locked and have enough pieces.
 */
export async function takePieces(
  transaction: Transaction,
  lines: readonly ShelfLine[],
  order: { account: string; id: string },
  why: 'broken' | null = null,
): Promise<void> {
  const items = lines.map(({ item }) => item);
  const pieces = lines.map((line) => line.pieces);
  const values = [items, pieces, order.account, order.id, why];
  await transaction.executeQuery(CompiledQuery.raw(takeSql, values));
}
