import { atom } from 'nanostores';
import type { InvoiceAnswer } from '../../api/invoices/contract.ts';
import { invoicePaths } from '../../api/invoices/paths.ts';
import { idOf } from '../../domain/vocabulary/address-query.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

export type { InvoiceAnswer } from '../../api/invoices/contract.ts';

/** The open invoice; null until there is something to show. */
export const $invoice = atom<InvoiceAnswer | null>(null);

/** Progress or result of reading it. */
export const $invoiceReading = atom<ReadState>('reading');

onOtherPerson((signedIn) => {
  $invoice.set(null);
  $invoiceReading.set(signedIn ? 'reading' : 'signedOut');
});

/** The latest invoice requested: a response for another one is stale. */
let asked = '';

/** Reads an invoice. Offline, one already shown stays. */
export async function openInvoice(id: string, account: string | undefined): Promise<void> {
  asked = id;
  const whose = idOf(account);
  if (idOf(id) === '' || (account && whose === '')) {
    $invoiceReading.set('notFound');
    return;
  }
  const own = await readOwn(invoicePaths.one(id, whose || undefined));
  if (own.kind === 'outdated' || asked !== id) return;
  if (own.kind === 'read') $invoice.set(own.value);
  $invoiceReading.set(own.kind === 'read' ? 'done' : own.problem);
}

/** Keeps an invoice up to date while its page is open. */
export function followInvoice(id: string, account: string | undefined): () => void {
  if ($invoice.get()?.id !== id) $invoice.set(null);
  $invoiceReading.set('reading');
  return keepFresh(() => void openInvoice(id, account));
}
