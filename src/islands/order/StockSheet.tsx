import type { PlacedStock } from '../../domain/order/order.ts';
import { orderParts } from '../../i18n/orders/order-parts.ts';
import { OrderPart } from '../../ui/order/OrderParts.tsx';
import { StockLines } from '../../ui/order/StockLines.tsx';
import { lazy } from '../base/lazy-code.ts';
import { PlacedPriceFold } from '../prices/PlacedPriceFold.tsx';
import { OrderActions } from './OrderActions.tsx';
import { usePrinting } from './use-printing.ts';

const ticketView = lazy(async () => (await import('../../ui/ticket/StockTicket.tsx')).StockTicket);
const listFile = lazy(() => import('../../stores/stock-files/list-file.ts'));
const reordering = lazy(() => import('../../stores/orders/reorder-stock.ts'));

/** A placed stock order: lines, printing, CSV list and reorder. */
export function StockSheet({ order, isLab }: { order: PlacedStock; isLab: boolean }) {
  const { printing, print, ticket } = usePrinting(order.number, ticketView);
  return (
    <>
      <OrderActions
        isLab={isLab}
        print={print}
        file={{
          name: 'list',
          download: async () => (await listFile.fetch()).downloadStockList(order),
        }}
        reorder={async () => (await reordering.fetch()).reorderStock(order)}
      />
      <OrderPart title={orderParts.texts.stock} className="order-prescription">
        <StockLines order={order} />
        <PlacedPriceFold order={order} />
      </OrderPart>
      {printing && <printing.View order={order} paper={printing.paper} sheet={ticket} />}
    </>
  );
}
