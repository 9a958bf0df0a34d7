import { useEffect } from 'react';
import { fill } from '../i18n/language/message.ts';
import { orders } from '../i18n/orders/orders.ts';
import { orderPath } from '../panel/routes.ts';
import { $order, $orderReading, followOrder, openOrder } from '../stores/orders/order.ts';
import { setScreenTitle } from '../stores/shell/header-title.ts';
import { $router } from '../stores/shell/router.ts';
import { $signedIn, isOfLab } from '../stores/shell/session.ts';
import { OrderSkeleton } from '../ui/order/OrderSkeleton.tsx';
import { OrdersUnavailable } from '../ui/orders/OrdersUnavailable.tsx';
import { useLive } from './base/use-live.ts';
import { fetchDesk } from './order/LazyLabDesk.tsx';
import { OrderView } from './order/OrderView.tsx';

/** The order named in the URL and, for the lab, its account. */
function addressedOrder(): [id: string, account: string | undefined] {
  const { id = '', account } = $router.get()?.search ?? {};
  return [id, account];
}

/** Title of the header and the document. The number stays left-to-right in Persian text. */
function useOrderTitle(number: string | undefined) {
  useEffect(() => {
    if (number) setScreenTitle(fill(orders.texts.numbered, { number: `\u2066${number}\u2069` }));
  }, [number]);
}

/** One order: prescription, lens, price and history. */
export function OrderPage() {
  useEffect(() => followOrder(...addressedOrder()), []);
  const order = useLive($order, null);
  const outcome = useLive($orderReading, 'reading');
  const isLab = isOfLab(useLive($signedIn, null));
  useOrderTitle(order?.number);
  // While the order is read: its page begins with what the lab can do.
  useEffect(() => void (isLab && fetchDesk()), [isLab]);
  if (order) return <OrderView order={order} isLab={isLab} />;
  if (outcome === 'reading' || outcome === 'done') return <OrderSkeleton />;
  const asked = addressedOrder();
  const retry = () => void openOrder(...asked);
  return <OrdersUnavailable why={outcome} here={orderPath(...asked)} onRetry={retry} />;
}
