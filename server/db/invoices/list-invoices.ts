import { type RawBuilder, sql } from 'kysely';
import type { InvoiceSubject } from '../../../src/domain/invoices/invoice.ts';
import type { InvoicePlace } from '../../../src/domain/invoices/invoice-number.ts';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** An invoice as lists show it. */
export interface StoredSummary {
  accountId: string;
  accountName: string;
  id: string;
  kind: 'invoice' | 'creditNote';
  year: number;
  number: number;
  day: string;
  subject: InvoiceSubject;
  orders: number;
  billed: { name: string; nationalId: string; economicCode: string };
  tax: number;
  total: number;
  cancels: string | null;
  /** Fiscal year and number of the invoice that this credit note cancels. */
  cancelsYear: number | null;
  cancelsNumber: number | null;
  /** The credit note that cancels this invoice. */
  cancelledBy: string | null;
  cancelledYear: number | null;
  cancelledNumber: number | null;
}

/** The buyer on the invoice, without the rest of its content. */
const billed = sql<StoredSummary['billed']>`jsonb_build_object(
  'name', invoice.content #>> '{buyer,name}',
  'nationalId', coalesce(invoice.content #>> '{buyer,nationalId}', ''),
  'economicCode', coalesce(invoice.content #>> '{buyer,economicCode}', '')
)`;

/** Selects what both a list and an invoice's page read. */
export function listedInvoices({ queries }: Database) {
  return queries
    .selectFrom('invoices as invoice')
    .innerJoin('accounts as account', 'account.accountId', 'invoice.accountId')
    .leftJoin('invoices as cancelled', (join) =>
      join
        .onRef('cancelled.accountId', '=', 'invoice.accountId')
        .onRef('cancelled.id', '=', 'invoice.cancels'),
    )
    .leftJoin('invoices as note', (join) =>
      join
        .onRef('note.accountId', '=', 'invoice.accountId')
        .onRef('note.cancels', '=', 'invoice.id'),
    )
    .select(['invoice.accountId', 'account.name as accountName', 'invoice.id', 'invoice.kind'])
    .select(['invoice.fiscalYear as year', 'invoice.number', 'invoice.subject'])
    .select(['invoice.orders', 'invoice.tax', 'invoice.total', 'invoice.cancels'])
    .select(['cancelled.fiscalYear as cancelsYear', 'cancelled.number as cancelsNumber'])
    .select(['note.id as cancelledBy', 'note.fiscalYear as cancelledYear'])
    .select('note.number as cancelledNumber')
    .select(sql<string>`invoice.day::text`.as('day'))
    .select(billed.as('billed'));
}

/** The invoices on a page, latest first. */
export interface InvoicePage {
  account: string | undefined;
  year: number | undefined;
  /** The number to search for. */
  number: number | undefined;
  /** Only valid invoices, cancelled ones, or credit notes. */
  state: 'valid' | 'cancelled' | 'creditNote' | undefined;
  /** Only those that include this order, or an order of this delivery. */
  order: string | undefined;
  delivery: string | undefined;
  after: InvoicePlace | undefined;
  limit: number;
}

const states = {
  valid: sql<boolean>`invoice.kind = 'invoice' and note.id is null`,
  cancelled: sql<boolean>`note.id is not null`,
  creditNote: sql<boolean>`invoice.kind = 'creditNote'`,
};

/** Whether an order is on the invoice, or for a credit note, on the invoice it cancels. */
const isOn = (orders: RawBuilder<unknown>) => sql<boolean>`exists (
  select from invoice_orders line
  where line.account_id = invoice.account_id and line.invoice_id = coalesce(invoice.cancels, invoice.id)
    and line.order_id ${orders}
)`;

/** Reads a page of invoices and credit notes, with keyset pagination. */
export function listInvoices(
  database: Database,
  scope: OrderScope,
  { account, year, number, state, order, delivery, after, limit }: InvoicePage,
): Promise<StoredSummary[]> {
  const whose = scope === 'lab' ? account : scope.account;
  let query = listedInvoices(database);
  if (whose !== undefined) query = query.where('invoice.accountId', '=', whose);
  if (year !== undefined) query = query.where('invoice.fiscalYear', '=', year);
  if (number !== undefined) query = query.where('invoice.number', '=', number);
  if (state) query = query.where(states[state]);
  if (order !== undefined) query = query.where(isOn(sql`= ${order}::uuid`));
  if (delivery !== undefined) {
    query = query.where(
      isOn(sql`in (
        select order_id from delivery_orders
        where delivery_orders.account_id = invoice.account_id and delivery_id = ${delivery}::uuid
      )`),
    );
  }
  if (after) {
    query = query.where(
      sql<boolean>`(invoice.fiscal_year, invoice.number) < (${after.year}::int, ${after.number}::int)`,
    );
  }
  const page = query
    .orderBy('invoice.fiscalYear', 'desc')
    .orderBy('invoice.number', 'desc')
    .limit(limit)
    .compile();
  const filters = { whose, year, number, [state ?? '']: state, order, delivery, after };
  const named = Object.entries(filters).filter(([, value]) => value !== undefined);
  return queryInScope(database, scope, `invoices ${named.map(([name]) => name).join(' ')}`, page);
}
