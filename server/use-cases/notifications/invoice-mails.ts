import type { InvoiceMail } from '../../../src/domain/notifications/invoice-mail.ts';
import { readInvoiceMessages } from '../../db/notifications/invoice-messages.ts';
import type { Database } from '../../db/pool/database.ts';
import { masked } from '../../process/log/masked.ts';

/** The e-mails about an invoice and their outcomes, which are kept for 90 days. */
export async function invoiceMails(
  database: Database,
  invoice: { account: string; invoice: string },
): Promise<InvoiceMail[]> {
  const messages = await readInvoiceMessages(database, invoice);
  return messages.map(({ id, at, outcome, endedAt, address }) => ({
    id,
    to: masked(address ?? ''),
    at: (endedAt ?? at).toISOString(),
    outcome,
  }));
}
