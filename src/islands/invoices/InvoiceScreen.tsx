import { useEffect } from 'react';
import { invoiceName } from '../../i18n/invoices/invoice-words.ts';
import { invoices } from '../../i18n/invoices/invoices.ts';
import { invoicePath } from '../../panel/invoice-path.ts';
import { panelRoutes } from '../../panel/routes.ts';
import {
  $invoice,
  $invoiceReading,
  followInvoice,
  openInvoice,
} from '../../stores/invoices/invoice.ts';
import { invoiceList } from '../../stores/invoices/invoices.ts';
import { setScreenTitle } from '../../stores/shell/header-title.ts';
import { $router } from '../../stores/shell/router.ts';
import { $signedIn } from '../../stores/shell/session.ts';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { OrdersUnavailable } from '../../ui/orders/OrdersUnavailable.tsx';
import { useLive } from '../base/use-live.ts';
import { InvoiceListView } from './InvoiceListView.tsx';
import { InvoiceView } from './InvoiceView.tsx';

const { texts } = invoices;

type SideProps = { isLab: boolean };

function Waiting() {
  return (
    <div className="order" aria-busy="true">
      <section className="surface order-part order-head" />
      <section className="surface order-part order-head" />
    </div>
  );
}

type OneProps = SideProps & { id: string; account: string | undefined };

function One({ id, account, isLab }: OneProps) {
  useEffect(() => followInvoice(id, account), [id, account]);
  const invoice = useLive($invoice, null);
  const outcome = useLive($invoiceReading, 'reading');
  useEffect(() => {
    if (invoice) setScreenTitle(invoiceName(invoice));
  }, [invoice]);
  if (invoice) return <InvoiceView key={invoice.id} invoice={invoice} isLab={isLab} />;
  if (outcome === 'reading' || outcome === 'done') return <Waiting />;
  const retry = () => void openInvoice(id, account);
  return <OrdersUnavailable why={outcome} here={invoicePath(id, account ?? '')} onRetry={retry} />;
}

function List({ isLab }: SideProps) {
  const reading = useLive(invoiceList.$reading, 'reading');
  if (reading !== 'signedOut') return <InvoiceListView isLab={isLab} />;
  const retry = () => void invoiceList.reload();
  return <OrdersUnavailable why={reading} here={panelRoutes.invoices.path} onRetry={retry} />;
}

/** The invoices of an account, for the lab those of all; or the one named in the address. */
export function InvoiceScreen() {
  const user = useLive($signedIn, null)?.user;
  const isLab = user?.role === 'SuperAdmin';
  const { id, of: account } = useLive($router, undefined)?.search ?? {};
  if (!isLab && user?.accountRole === 'Staff') {
    return <EmptyState picture="chart" title={texts.forOwners} text={texts.forOwnersHint} />;
  }
  return id ? <One {...{ id, account, isLab }} /> : <List isLab={isLab} />;
}
