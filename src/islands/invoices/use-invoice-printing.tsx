import type { ReactNode } from 'react';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import { oneInvoice } from '../../i18n/invoices/one-invoice.ts';
import { invoicePath } from '../../panel/invoice-path.ts';
import type { InvoicePaper, InvoiceSheet } from '../../ui/invoices/InvoicePaper.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useMessages } from '../base/use-messages.ts';
import { sayNotLoaded } from '../base/with-lazy.ts';
import { usePrinting } from '../order/use-printing.ts';

const paperView = lazy(
  async () => (await import('../../ui/invoices/InvoicePaper.tsx')).InvoicePaper,
);

/**
 * Prints an invoice in the language of the page. The sheet's code loads on click. Render the sheet as a child of the
 * page's article; nothing else in the article is printed.
 */
export function useInvoicePrinting(invoice: Invoice): {
  print: (paper: InvoiceSheet) => void;
  sheet: ReactNode;
} {
  const { qr } = useMessages(oneInvoice);
  const { printing, print, ticket } = usePrinting<typeof InvoicePaper, InvoiceSheet>(
    invoice.number,
    paperView,
  );
  const address = invoicePath(invoice.id, invoice.account.id);
  return {
    print: (paper) => void print(paper).catch(sayNotLoaded),
    sheet: printing && (
      <printing.View
        invoice={invoice}
        paper={printing.paper}
        address={`${location.origin}${address}`}
        label={qr}
        sheet={ticket}
      />
    ),
  };
}
