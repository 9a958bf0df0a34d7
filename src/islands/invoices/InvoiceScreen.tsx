import { invoices } from '../../i18n/invoices/invoices.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { invoiceList } from '../../stores/invoices/invoices.ts';
import { $router } from '../../stores/shell/router.ts';
import { $signedIn } from '../../stores/shell/session.ts';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { OrdersUnavailable } from '../../ui/orders/OrdersUnavailable.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';
import { InvoiceListView } from './InvoiceListView.tsx';

const { texts } = invoices;

const one = lazy(async () => (await import('./OneInvoice.tsx')).OneInvoice);

type SideProps = { isLab: boolean };

function List({ isLab }: SideProps) {
  const reading = useLive(invoiceList.$reading, 'reading');
  if (reading !== 'signedOut') return <InvoiceListView isLab={isLab} />;
  const retry = () => void invoiceList.reload();
  return (
    <OrdersUnavailable of="page" why={reading} here={panelRoutes.invoices.path} onRetry={retry} />
  );
}

/** The account's invoices (for the lab, all invoices), or the one that the URL names. */
export function InvoiceScreen() {
  const user = useLive($signedIn, null)?.user;
  const isLab = user?.role === 'SuperAdmin';
  const { id, of: account } = useLive($router, undefined)?.search ?? {};
  if (!isLab && user?.accountRole === 'Staff') {
    return <EmptyState picture="chart" title={texts.forOwners} text={texts.forOwnersHint} />;
  }
  if (!id) return <List isLab={isLab} />;
  const waiting = <div className="lab-waiting" aria-busy="true" />;
  return <Lazy of={one} given={{ id, account, isLab }} waiting={waiting} frame="surface" />;
}
