import { sql } from 'kysely';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import { chargedNow } from './charged-orders.ts';
import { listedInvoices, type StoredSummary } from './list-invoices.ts';

/** Finds an invoice or a credit note of an account, in a transaction with the lab's scope. */
export function findInvoice(transaction: Transaction, account: string, id: string) {
  return transaction
    .selectFrom('invoices')
    .select(['id', 'kind', 'subject', 'cancels', 'reason', 'content', 'orders', 'tax', 'total'])
    .select(['fiscalYear as year', 'number'])
    .where((eb) => eb.and({ accountId: account, id }))
    .executeTakeFirst();
}

/** Whether an invoice was cancelled by a credit note. */
export async function isCancelled(
  transaction: Transaction,
  account: string,
  invoice: string,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('invoices')
    .select('id')
    .where((eb) => eb.and({ accountId: account, cancels: invoice }))
    .executeTakeFirst();
  return found !== undefined;
}

/** A complete invoice. */
export type StoredInvoice = StoredSummary & {
  content: NonNullable<Awaited<ReturnType<typeof findInvoice>>>['content'];
  reason: string;
  byName: string;
  charged: number;
};

/** Reads an invoice or credit note. Without an account, the lab gets the one issued first. */
export async function readInvoice(
  database: Database,
  scope: OrderScope,
  id: string,
  account?: string,
): Promise<StoredInvoice | undefined> {
  const whose = scope === 'lab' ? account : scope.account;
  const charged = chargedNow(sql`invoice.account_id`, sql`coalesce(invoice.cancels, invoice.id)`);
  let query = listedInvoices(database)
    .select(['invoice.content', 'invoice.reason', 'invoice.byName', charged.as('charged')])
    .where('invoice.id', '=', id);
  if (whose) query = query.where('invoice.accountId', '=', whose);
  const first = query.orderBy('invoice.issuedAt').limit(1).compile();
  const [found] = await queryInScope(database, scope, `invoice${whose ? '-of' : ''}`, first);
  return found;
}
