import type { Invoice, InvoiceSummary } from '../../../src/domain/invoices/invoice.ts';
import { invoiceNumber } from '../../../src/domain/invoices/invoice-number.ts';
import type { StoredInvoice } from '../../db/invoices/find-invoice.ts';
import type { StoredSummary } from '../../db/invoices/list-invoices.ts';

function named(id: string | null, year: number | null, number: number | null) {
  return id === null || year === null || number === null
    ? null
    : { id, number: invoiceNumber({ year, number }) };
}

/** An invoice as a row in the list. */
export function summaryAnswer(stored: StoredSummary): InvoiceSummary {
  const { id, kind, day, subject, orders, billed, tax, total } = stored;
  return {
    ...{ id, kind, day, subject, orders, billed, tax, total },
    number: invoiceNumber(stored),
    account: { id: stored.accountId, name: stored.accountName },
    cancels: named(stored.cancels, stored.cancelsYear, stored.cancelsNumber),
    cancelledBy: named(stored.cancelledBy, stored.cancelledYear, stored.cancelledNumber),
  };
}

/** An invoice with all its fields. */
export function invoiceAnswer(stored: StoredInvoice): Invoice {
  const { content, reason, byName: by, charged } = stored;
  return { ...summaryAnswer(stored), ...content, reason, by, charged };
}
