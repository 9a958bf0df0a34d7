import { sql } from 'kysely';
import type { PriceParts } from '../../../src/domain/prices/price-parts.ts';
import { piecesOfOrder } from '../orders/pieces-of-order.ts';
import { listedContent, listedPrice, orders, type SummarisedOrder } from '../orders/read-orders.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An order on an invoice; `parts` are null in orders older than the column. */
export type InvoicedOrder = SummarisedOrder & { count: number; parts: PriceParts | null };

/** Reads an account's orders by id. */
export async function invoicedOrders(
  transaction: Transaction,
  account: string,
  ids: readonly string[],
): Promise<Map<string, InvoicedOrder>> {
  const rows = await orders({ queries: transaction }, 'lab')
    .where('order.accountId', '=', account)
    .where('order.id', '=', sql<string>`any (${ids}::uuid[])`)
    .select(listedContent.as('content'))
    .select(listedPrice.as('price'))
    .select(piecesOfOrder.as('count'))
    .select(sql<PriceParts | null>`"order".price -> 'parts'`.as('parts'))
    .execute();
  // A row's columns are all of one kind of order, which the table's type cannot express.
  return new Map((rows as InvoicedOrder[]).map((row) => [row.id, row]));
}
