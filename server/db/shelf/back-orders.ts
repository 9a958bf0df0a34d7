import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { ShelfLine } from './shelf-order.ts';

interface OrderKey {
  account: string;
  id: string;
}

/** The pieces of one item that an order waits for. */
export interface QueuedPieces {
  accountId: string;
  orderId: string;
  item: string;
  pieces: number;
  /** How many of them it has received. */
  filled: number;
}

/**
 * Makes an order that was just held, or is held again, wait for all pieces of its lines. Its position in the queue
 * comes from its first hold, which was written with the items locked.
 */
export async function waitForPieces(
  transaction: Transaction,
  { account, id }: OrderKey,
  lines: readonly ShelfLine[],
): Promise<void> {
  const rows = lines.map(({ item, pieces }) => sql`(${item}, ${pieces}::int)`);
  await sql`
    insert into back_orders (account_id, order_id, item, pieces, asked_at)
    select ${account}::uuid, ${id}::uuid, line.item, line.pieces, held.at
    from (values ${sql.join(rows)}) as line (item, pieces), (
      select min(at) as at from order_events
      where account_id = ${account} and order_id = ${id} and event = 'hold'
    ) held`.execute(transaction);
}

/**
 * Ends an order's wait, and returns what it has received so far; undefined if it does not wait. Its items must be
 * locked.
 */
export async function endWaiting(
  transaction: Transaction,
  { account, id }: OrderKey,
): Promise<ShelfLine[] | undefined> {
  const ended = await transaction
    .deleteFrom('backOrders')
    .where((eb) => eb.and({ accountId: account, orderId: id }))
    .returning(['item', 'filled as pieces'])
    .execute();
  return ended.length === 0 ? undefined : ended.filter(({ pieces }) => pieces > 0);
}

/** Whether an order still lacks pieces. */
export async function lacksPieces(
  transaction: Transaction,
  { account, id }: OrderKey,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('backOrders')
    .select('item')
    .where((eb) => eb.and({ accountId: account, orderId: id }))
    .whereRef('filled', '<', 'pieces')
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Counts an account's orders that wait for stock. */
export async function countBackOrders(database: Database, account: string): Promise<number> {
  const query = database.queries
    .selectFrom('backOrders')
    .select(sql<number>`count(distinct order_id)::int`.as('count'))
    .where('accountId', '=', account)
    .compile();
  const [row] = await queryInScope(database, { account }, 'count-back-orders', query);
  return row?.count ?? 0;
}

const queueSql = `
  select waiting.account_id, waiting.order_id, waiting.item, waiting.pieces, waiting.filled
  from back_orders waiting join shelf using (item)
  where waiting.item = any($1::text[]) and shelf.on_hand > 0 and waiting.filled < waiting.pieces
  order by waiting.asked_at, waiting.order_id, waiting.account_id`;

/** The orders that wait for items with pieces on hand, longest wait first. */
export async function readQueue(
  transaction: Transaction,
  items: readonly string[],
): Promise<QueuedPieces[]> {
  const query = CompiledQuery.raw(queueSql, [items]) as CompiledQuery<QueuedPieces>;
  return (await transaction.executeQuery(query)).rows;
}

/** Records the pieces that an order received. */
export async function addFilled(
  transaction: Transaction,
  { account, id }: OrderKey,
  lines: readonly ShelfLine[],
): Promise<void> {
  const items = lines.map(({ item }) => item);
  const pieces = lines.map((line) => line.pieces);
  await sql`
    update back_orders set filled = filled + got.pieces
    from unnest(${items}::text[], ${pieces}::int[]) as got (item, pieces)
    where account_id = ${account} and order_id = ${id} and back_orders.item = got.item`.execute(
    transaction,
  );
}
