import { useEffect } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { orderParts } from '../../i18n/orders/order-parts.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { $readBefore, followReading } from '../../stores/orders/reading.ts';
import { say } from '../../ui/base/say.tsx';
import { OrderJourney } from '../../ui/order/OrderJourney.tsx';
import { OrderHead, OrderPart } from '../../ui/order/OrderParts.tsx';
import { OrderTimeline } from '../../ui/order/OrderTimeline.tsx';
import { useLive } from '../base/use-live.ts';
import { ShopDesk } from './desk/ShopDesk.tsx';
import { EventExtras } from './EventExtras.tsx';
import { EventPhotos } from './EventPhotos.tsx';
import { KindSheet } from './KindSheet.tsx';
import { LazyAccountLink, LazyLabDesk } from './LazyLabDesk.tsx';
import { LazyOtherOrders } from './LazyOtherOrders.tsx';
import { LazySent } from './LazySent.tsx';

type ViewProps = { order: Order; isLab: boolean };

/** What the order is, and what has happened to it. */
function Parts({ order, isLab }: ViewProps) {
  const { texts } = orderParts;
  const { remarks } = order.content;
  const readUntil = useLive($readBefore, null);
  const after = (
    <>
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
          isRemake={order.remakeOf !== null}
          account={isLab ? order.account.id : undefined}
          showMore={(event) => (
            <>
              <EventExtras order={order} event={event} />
              <EventPhotos order={order} event={event} />
            </>
          )}
          readUntil={readUntil}
        />
      </OrderPart>
      <LazySent order={order} isLab={isLab} />
      <p className="order-back">
        <a href={panelRoutes.orders.path} data-back="">
          {say(orders.texts.backToList)}
        </a>
      </p>
    </>
  );
  return <KindSheet order={order} isLab={isLab} after={after} />;
}

/** The page of an order: its content, its history and the available actions. */
export function OrderView({ order, isLab }: ViewProps) {
  useEffect(followReading, []);
  const parts = <Parts order={order} isLab={isLab} />;
  return (
    <article className="order">
      <OrderHead order={order} account={isLab && <LazyAccountLink account={order.account} />} />
      <OrderJourney order={order} reader={isLab ? 'lab' : 'shop'} />
      <LazyOtherOrders order={order} isLab={isLab} />
      {isLab ? (
        <LazyLabDesk order={order}>{parts}</LazyLabDesk>
      ) : (
        <>
          <ShopDesk order={order} />
          {parts}
        </>
      )}
    </article>
  );
}
