import { withQuery } from '../../api/api-path.ts';
import type { InvoicesAnswer } from '../../api/invoices/contract.ts';
import { invoicePaths } from '../../api/invoices/paths.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { createFilteredList } from '../lists/filtered-list.ts';

/** Initial filters of the list. */
export const everyInvoice = {
  text: '',
  account: '',
  year: '',
  state: '',
  order: '',
  delivery: '',
} as const satisfies Record<string, string>;

export type InvoiceFilters = Record<keyof typeof everyInvoice, string>;

/** Path of a page of the list. */
export function invoicePagePath(filters: InvoiceFilters, more: Record<string, string>) {
  const asked = Object.entries({ ...filters, ...more }).filter(([, value]) => value);
  return withQuery(invoicePaths.all, new URLSearchParams(asked));
}

/** Invoices and credit notes as the screen shows them, the latest first. */
export const invoiceList = createFilteredList({
  screen: panelRoutes.invoices.path,
  everything: everyInvoice as InvoiceFilters,
  pathOf: (filters, after) => invoicePagePath(filters, { after: after ?? '' }),
  pageOf: ({ invoices, next }: InvoicesAnswer) => ({ rows: invoices, next }),
});
