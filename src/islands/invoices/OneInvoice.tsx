import { useEffect } from 'react';
import { invoiceName } from '../../i18n/invoices/invoice-words.ts';
import { invoicePath } from '../../panel/invoice-path.ts';
import {
  $invoice,
  $invoiceReading,
  followInvoice,
  openInvoice,
} from '../../stores/invoices/invoice.ts';
import { setScreenTitle } from '../../stores/shell/header-title.ts';
import { PaperSkeleton } from '../../ui/order/PaperSkeleton.tsx';
import { OrdersUnavailable } from '../../ui/orders/OrdersUnavailable.tsx';
import { useLive } from '../base/use-live.ts';
import { InvoiceView } from './InvoiceView.tsx';

type OneProps = { id: string; account: string | undefined; isLab: boolean };

/** One invoice or credit note. */
export function OneInvoice({ id, account, isLab }: OneProps) {
  useEffect(() => followInvoice(id, account), [id, account]);
  const invoice = useLive($invoice, null);
  const outcome = useLive($invoiceReading, 'reading');
  useEffect(() => {
    if (invoice) setScreenTitle(invoiceName(invoice));
  }, [invoice]);
  if (invoice) return <InvoiceView key={invoice.id} invoice={invoice} isLab={isLab} />;
  if (outcome === 'reading' || outcome === 'done') return <PaperSkeleton />;
  const retry = () => void openInvoice(id, account);
  return (
    <OrdersUnavailable
      of="page"
      why={outcome}
      here={invoicePath(id, account ?? '')}
      onRetry={retry}
    />
  );
}
