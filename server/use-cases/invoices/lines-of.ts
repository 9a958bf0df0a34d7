import { sumsOf } from '../../../src/domain/invoices/compose-lines.ts';
import type { InvoiceLine } from '../../../src/domain/invoices/invoice.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import type { ChargedOrder } from '../../db/invoices/charged-orders.ts';
import { namedOrders } from '../../db/invoices/invoiced-orders.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { orderSummary } from '../orders/order-answer.ts';

/** The lines of an invoice, one for each order, in the order of their charges. */
export async function linesOf(
  transaction: Transaction,
  account: string,
  charged: readonly ChargedOrder[],
): Promise<InvoiceLine[]> {
  const ids = charged.map(({ order }) => order);
  const orders = await namedOrders(transaction, account, ids);
  return charged.map(({ order: id, ...sums }) => {
    const named = orders.get(id);
    if (!named) throw new Error('A charged order is missing.');
    const { title } = orderSummary(named);
    const order = { id, number: orderNumber(id) };
    return { order, title, pieces: named.count, ...sumsOf(sums) };
  });
}
