import type { PlacedRx } from '../../domain/order/order.ts';
import { orderParts } from '../../i18n/orders/order-parts.ts';
import { eyeFacts, rxParts } from '../../i18n/rx/lazy/rx-facts.ts';
import drawingSheet from '../../styles/drawing.scss?url';
import { FactList } from '../../ui/facts/FactList.tsx';
import { OrderLens, OrderPart, OrderPrice } from '../../ui/order/OrderParts.tsx';
import { PrescriptionTable } from '../../ui/order/PrescriptionTable.tsx';
import { lazy } from '../base/lazy-code.ts';
import { LazyDrawing } from '../drawing/toggle/LazyDrawing.tsx';
import { PlacedPriceFold } from '../prices/PlacedPriceFold.tsx';
import { LazyWarnings } from './LazyWarnings.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderMessage } from './OrderMessage.tsx';
import { usePrinting } from './use-printing.ts';

const ticketView = lazy(async () => (await import('./ticket/RxTicket.tsx')).RxTicket);
const labFile = lazy(() => import('../../stores/orders/lab-file.ts'));
const copying = lazy(() => import('../../stores/orders/copy-rx.ts'));
const reordering = lazy(() => import('../../stores/orders/reorder.ts'));
const drawing = lazy(
  async () => (await import('./drawing/OrderDrawing.tsx')).OrderDrawing,
  drawingSheet,
);

/** A placed prescription order: details, drawing, printing and reorder. */
export function RxSheet({ order, isLab }: { order: PlacedRx; isLab: boolean }) {
  const { content } = order;
  const { printing, print, ticket } = usePrinting(order.number, ticketView);
  const parts = rxParts(order);
  const extras = eyeFacts(content);
  const { right, left, balance } = content;
  return (
    <>
      <OrderActions
        isLab={isLab}
        print={print}
        file={{
          name: 'labFile',
          download: async () => (await labFile.fetch()).downloadLabFile(order),
        }}
        copy={async () => (await copying.fetch()).copyRx(content)}
        reorder={async () => (await reordering.fetch()).reorder(order)}
        pair={async () => (await reordering.fetch()).secondPair(order)}
      />
      <OrderPart title={orderParts.texts.prescription} className="order-prescription">
        <PrescriptionTable {...{ right, left, balance }} />
        {extras.length > 0 && <FactList facts={extras} />}
      </OrderPart>
      <OrderPart title={orderParts.texts.lens}>
        <OrderLens order={order} />
      </OrderPart>
      {parts.map(
        ({ title, facts }) =>
          facts.length > 0 && (
            <OrderPart key={title[1]} title={title}>
              <FactList facts={facts} />
            </OrderPart>
          ),
      )}
      {content.acknowledged.length > 0 && <LazyWarnings content={content} />}
      {content.source !== '' && <OrderMessage source={content.source} />}
      <OrderPart title={orderParts.texts.price}>
        <OrderPrice order={order} />
        <PlacedPriceFold order={order} />
      </OrderPart>
      <div className="order-drawing">
        <LazyDrawing of={drawing} given={{ content }} />
      </div>
      {printing && <printing.View order={order} paper={printing.paper} sheet={ticket} />}
    </>
  );
}
