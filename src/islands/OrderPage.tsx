import { useEffect } from 'react';
import type { Order } from '../domain/order/order.ts';
import { fill } from '../i18n/language/message.ts';
import { orderParts, orders } from '../i18n/orders/orders.ts';
import { orderPath, panelRoutes } from '../panel/routes.ts';
import { $order, $orderReading, followOrder, openOrder } from '../stores/orders/order.ts';
import { setScreenTitle } from '../stores/shell/header-title.ts';
import { $router } from '../stores/shell/router.ts';
import { $signedIn } from '../stores/shell/session.ts';
import { Text } from '../ui/base/Text.tsx';
import { OrderHead, OrderPart } from '../ui/order/OrderParts.tsx';
import { OrderSkeleton } from '../ui/order/OrderSkeleton.tsx';
import { OrderTimeline } from '../ui/order/OrderTimeline.tsx';
import { OrdersUnavailable } from '../ui/orders/OrdersUnavailable.tsx';
import { useLive } from './base/use-live.ts';
import { ShopDesk } from './order/desk/ShopDesk.tsx';
import { LateLabDesk } from './order/LateLabDesk.tsx';
import { sheetOf } from './order/sheets.ts';

/** The order named in the address and, for the lab, its account. */
function addressedOrder(): [id: string, account: string | undefined] {
  const { id = '', account } = $router.get()?.search ?? {};
  return [id, account];
}

/** Title of header and document; the number stays left to right inside Persian. */
function useOrderTitle(number: string | undefined) {
  useEffect(() => {
    if (number) setScreenTitle(fill(orders.texts.numbered, { number: `\u2066${number}\u2069` }));
  }, [number]);
}

function Sheet({ order, isLab }: { order: Order; isLab: boolean }) {
  const { texts } = orderParts;
  const { remarks } = order.content;
  const KindSheet = sheetOf(order);
  return (
    <article className="order">
      <OrderHead order={order} showsAccount={isLab} />
      {isLab ? <LateLabDesk order={order} /> : <ShopDesk order={order} />}
      <KindSheet order={order} isLab={isLab} />
      {remarks !== '' && (
        <OrderPart title={orders.texts.remarks}>
          <p className="typed" dir="auto">
            {remarks}
          </p>
        </OrderPart>
      )}
      <OrderPart title={texts.history} className="order-history">
        <OrderTimeline
          events={order.events}
          reader={isLab ? 'lab' : 'shop'}
          account={isLab ? order.account.id : undefined}
        />
      </OrderPart>
      <p className="order-back">
        <a href={panelRoutes.orders.path}>
          <Text of={orders.texts.backToList} />
        </a>
      </p>
    </article>
  );
}

/** One order: prescription, lens, price and history. */
export function OrderPage() {
  useEffect(() => followOrder(...addressedOrder()), []);
  const order = useLive($order, null);
  const outcome = useLive($orderReading, 'reading');
  const isLab = useLive($signedIn, null)?.user.role === 'SuperAdmin';
  useOrderTitle(order?.number);
  if (order) return <Sheet order={order} isLab={isLab} />;
  if (outcome === 'reading' || outcome === 'done') return <OrderSkeleton />;
  const asked = addressedOrder();
  const retry = () => void openOrder(...asked);
  return <OrdersUnavailable why={outcome} here={orderPath(...asked)} onRetry={retry} />;
}
