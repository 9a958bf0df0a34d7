import { sql } from 'kysely';
import { piecesOfOrder } from '../orders/pieces-of-order.ts';
import { listedContent, listedPrice, orders, type SummarisedOrder } from '../orders/read-orders.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An order as an invoice names it. */
export type NamedOrder = SummarisedOrder & { count: number };

/** Reads orders of an account, by their ids. */
export async function namedOrders(
  transaction: Transaction,
  account: string,
  ids: readonly string[],
): Promise<Map<string, NamedOrder>> {
  const rows = await orders({ queries: transaction }, 'lab')
    .where('order.accountId', '=', account)
    .where('order.id', '=', sql<string>`any (${ids}::uuid[])`)
    .select(listedContent.as('content'))
    .select(listedPrice.as('price'))
    .select(piecesOfOrder.as('count'))
    .execute();
  // A row's columns are all of one kind of order, which the table's type cannot say.
  return new Map((rows as NamedOrder[]).map((row) => [row.id, row]));
}
