import { withQuery } from '../../api/api-path.ts';
import type { OpenCharges } from '../../api/invoices/contract.ts';
import { invoicePaths } from '../../api/invoices/paths.ts';
import type { Invoice, InvoiceSubject } from '../../domain/invoices/invoice.ts';
import { type ChangeResult, changeOwn } from '../shell/change-own.ts';
import { readOwn } from '../shell/read-own.ts';

/** Result of issuing or cancelling. `unknown`: it may have arrived, and a retry is idempotent. */
export type IssuingResult =
  | { kind: 'done'; invoice: Invoice }
  | { kind: 'refused' | 'notAllowed' | 'unknown' | 'left' };

function resultOf(changed: ChangeResult<Invoice>): IssuingResult {
  if (changed.kind === 'done') return { kind: 'done', invoice: changed.value };
  if (changed.kind === 'left') return { kind: 'left' };
  if (changed.kind !== 'refused') return { kind: 'unknown' };
  return { kind: changed.code === 'notAllowed' ? 'notAllowed' : 'refused' };
}

/** Issues an invoice under its id, once however often it is sent. */
export async function issueInvoice(
  id: string,
  body: { account: string; subject: InvoiceSubject },
): Promise<IssuingResult> {
  return resultOf(await changeOwn(invoicePaths.all, { method: 'POST', key: id, body }));
}

/** Cancels an invoice by a credit note of this id, once however often it is sent. */
export async function cancelInvoice(
  id: string,
  { invoice, ...body }: { invoice: string; account: string; reason: string },
): Promise<IssuingResult> {
  const path = invoicePaths.creditNote(invoice);
  return resultOf(await changeOwn(path, { method: 'POST', key: id, body }));
}

/** What an invoice would contain; null if it cannot be read. */
export async function readOpenCharges(
  account: string,
  subject: InvoiceSubject,
): Promise<OpenCharges | null> {
  const { kind: _, ...what } = subject;
  const query = new URLSearchParams({ account, ...what });
  const own = await readOwn(withQuery(invoicePaths.open, query));
  return own.kind === 'read' ? own.value : null;
}
