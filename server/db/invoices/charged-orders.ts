import { type RawBuilder, sql } from 'kysely';
import type { Charged } from '../../../src/domain/invoices/compose-lines.ts';
import { daysOfMonth } from '../../../src/domain/invoices/fiscal-year.ts';
import type { InvoiceSubject } from '../../../src/domain/invoices/invoice.ts';
import { labDayStart } from '../../../src/domain/ledger/lab-day-start.ts';
import { standsSql } from '../ledger/find-entries.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An order that the account owes something for, and its amounts in the ledger. */
export interface ChargedOrder extends Charged {
  order: string;
}

/** SQL condition for the requested charges. */
function chosen(subject: InvoiceSubject, account: string): RawBuilder<boolean> {
  if (subject.kind === 'order') return sql`entry.order_id = ${subject.order}::uuid`;
  if (subject.kind === 'delivery') {
    return sql`entry.order_id in (
      select order_id from delivery_orders
      where account_id = ${account}::uuid and delivery_id = ${subject.delivery}::uuid
    )`;
  }
  const { from, until } = daysOfMonth(subject.month);
  return sql`entry.at >= ${labDayStart(from)}::timestamptz and entry.at < ${labDayStart(until, 1)}::timestamptz`;
}

const isStanding = sql.raw(standsSql);

const isInvoiced = sql`exists (
  select from invoice_orders line
  where line.account_id = entry.account_id and line.order_id = entry.order_id and not line.is_cancelled
)`;

/** An order's sums in the ledger: charged, credited, and the tax on the rest. */
const sums = sql`
  sum(entry.debit)::bigint as charged, sum(entry.credit)::bigint as credited,
  sum(case when entry.kind = 'charge' then entry.tax else -entry.tax end)::bigint as tax`;

/**
 * The requested orders that have a charge in the ledger, still cost something and are on no valid invoice, sorted by
 * their charges, up to a limit. The account's balance must be locked, so that nothing is posted at the same time.
 */
export async function chargedOrders(
  transaction: Transaction,
  { account, subject, most }: { account: string; subject: InvoiceSubject; most: number },
): Promise<ChargedOrder[]> {
  const { rows } = await sql<ChargedOrder>`
    with chosen as (
      select distinct entry.order_id from ledger_entries entry
      where entry.account_id = ${account}::uuid and entry.kind = 'charge' and entry.order_id is not null
        and ${chosen(subject, account)} and ${isStanding} and not ${isInvoiced}
    )
    select entry.order_id as "order", ${sums} from ledger_entries entry
    join chosen on chosen.order_id = entry.order_id
    where entry.account_id = ${account}::uuid and entry.kind in ('charge', 'remakeCredit') and ${isStanding}
    group by entry.order_id having sum(entry.debit) > sum(entry.credit)
    order by min(entry.number) limit ${most}`.execute(transaction);
  return rows;
}

/** The current charges in the ledger for the orders of an invoice, less credits. */
export function chargedNow(account: RawBuilder<string>, invoice: RawBuilder<string>) {
  return sql<number>`(
    select coalesce(sum(entry.debit - entry.credit), 0)::bigint from invoice_orders line
    join ledger_entries entry on entry.account_id = line.account_id and entry.order_id = line.order_id
    where line.account_id = ${account} and line.invoice_id = ${invoice}
      and entry.kind in ('charge', 'remakeCredit') and ${isStanding}
  )`;
}
