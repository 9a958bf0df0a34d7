import type { Insertable } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { Transaction } from '../schema/transaction.ts';

type NewInvoice = Insertable<Tables['invoices']>;

/** Adds an invoice with its orders, or a credit note, which has none. */
export async function writeInvoice(
  transaction: Transaction,
  invoice: NewInvoice,
  orders: readonly string[],
): Promise<void> {
  await transaction.insertInto('invoices').values(invoice).execute();
  if (orders.length === 0) return;
  const { accountId, id: invoiceId } = invoice;
  const lines = orders.map((orderId) => ({ accountId, invoiceId, orderId }));
  await transaction.insertInto('invoiceOrders').values(lines).execute();
}

/** Allows the orders of a cancelled invoice to be invoiced again. */
export async function freeOrders(
  transaction: Transaction,
  account: string,
  invoice: string,
): Promise<void> {
  await transaction
    .updateTable('invoiceOrders')
    .set({ isCancelled: true })
    .where((eb) => eb.and({ accountId: account, invoiceId: invoice }))
    .execute();
}
