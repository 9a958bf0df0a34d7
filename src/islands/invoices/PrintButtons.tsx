import type { Invoice } from '../../domain/invoices/invoice.ts';
import { oneInvoice } from '../../i18n/invoices/one-invoice.ts';
import { invoicePath } from '../../panel/invoice-path.ts';
import { Button } from '../../ui/base/Button.tsx';
import type { InvoicePaper, InvoiceSheet } from '../../ui/invoices/InvoicePaper.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useMessages } from '../base/use-messages.ts';
import { sayNotLoaded } from '../base/with-lazy.ts';
import { usePrinting } from '../order/use-printing.ts';

const { texts } = oneInvoice;
const paperView = lazy(
  async () => (await import('../../ui/invoices/InvoicePaper.tsx')).InvoicePaper,
);

/** Prints an invoice in the language of the page; its paper is fetched at the press. */
export function PrintButtons({ invoice }: { invoice: Invoice }) {
  const { qr } = useMessages(oneInvoice);
  const { printing, print, ticket } = usePrinting<typeof InvoicePaper, InvoiceSheet>(
    invoice.number,
    paperView,
  );
  const press = (paper: InvoiceSheet) => () => void print(paper).catch(sayNotLoaded);
  return (
    <p className="invoice-acts">
      <Button icon="printer" text={texts.printA4} onClick={press('a4')} />
      <Button icon="printer" text={texts.printA5} onClick={press('a5')} />
      {printing && (
        <printing.View
          invoice={invoice}
          paper={printing.paper}
          address={`${location.origin}${invoicePath(invoice.id, invoice.account.id)}`}
          label={qr}
          sheet={ticket}
        />
      )}
    </p>
  );
}
