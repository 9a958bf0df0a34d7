import { CompiledQuery } from 'kysely';
import type { MailedInvoice } from '../../../src/domain/notifications/invoice-mail-words.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { ClaimedMessage } from './claim-messages.ts';

const invoiceSql = `
  select invoice.fiscal_year as year, invoice.number, invoice.day::text as day,
    case when cancelled.id is not null
      then json_build_object('year', cancelled.fiscal_year, 'number', cancelled.number) end as cancels
  from invoices invoice
  join users person on person.account_id = invoice.account_id and person.id = $3
  left join invoices cancelled on cancelled.account_id = invoice.account_id and cancelled.id = invoice.cancels
  where invoice.account_id = $1 and invoice.id = $2 and person.account_role = 'Owner'`;

/** The invoice that a message announces; undefined if the user no longer owns the account. */
export async function readMessageInvoice(
  database: Database,
  { accountId: account, userId }: ClaimedMessage,
  invoice: string,
): Promise<MailedInvoice | undefined> {
  const values = [account, invoice, userId];
  const query = CompiledQuery.raw(invoiceSql, values) as CompiledQuery<MailedInvoice>;
  const [found] = await queryInScope(database, { account }, 'told-invoice', query);
  return found;
}
