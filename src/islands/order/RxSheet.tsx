import type { PlacedRx } from '../../domain/order/order.ts';
import { orderParts } from '../../i18n/orders/orders.ts';
import { eyeFacts, rxParts } from '../../i18n/rx/late/rx-facts.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { OrderLens, OrderPart, OrderPrice } from '../../ui/order/OrderParts.tsx';
import { PrescriptionTable } from '../../ui/order/PrescriptionTable.tsx';
import { LateDrawing } from '../drawing/toggle/LateDrawing.tsx';
import { LateWarnings } from './LateWarnings.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderMessage } from './OrderMessage.tsx';
import { usePrinting } from './use-printing.ts';

const loadTicket = async () => (await import('./ticket/RxTicket.tsx')).RxTicket;
const loadFile = async () => (await import('../../stores/orders/lab-file.ts')).downloadLabFile;
const loadCopy = async () => (await import('../../stores/orders/copy-rx.ts')).copyRx;
const loadReorder = () => import('../../stores/orders/reorder.ts');
const load = async () => ({ View: (await import('./drawing/OrderDrawing.tsx')).OrderDrawing });

/** A placed prescription order: details, drawing, printing and reorder. */
export function RxSheet({ order, isLab }: { order: PlacedRx; isLab: boolean }) {
  const { content } = order;
  const { printing, print, ticket } = usePrinting(order.number, loadTicket);
  const parts = rxParts(order);
  const extras = eyeFacts(content);
  const { right, left, balance } = content;
  return (
    <>
      <OrderActions
        isLab={isLab}
        print={print}
        file={{ name: 'labFile', download: async () => (await loadFile())(order) }}
        copy={async () => (await loadCopy())(content)}
        reorder={async () => (await loadReorder()).reorder(order)}
        pair={async () => (await loadReorder()).secondPair(order)}
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
      {content.acknowledged.length > 0 && <LateWarnings content={content} />}
      {content.source !== '' && <OrderMessage source={content.source} />}
      <OrderPart title={orderParts.texts.price}>
        <OrderPrice order={order} />
      </OrderPart>
      <div className="order-drawing">
        <LateDrawing load={load} given={{ content }} />
      </div>
      {printing && <printing.View order={order} paper={printing.paper} sheet={ticket} />}
    </>
  );
}
