import type { PlacedStock } from '../../domain/order/order.ts';
import { orderParts } from '../../i18n/orders/orders.ts';
import { OrderPart } from '../../ui/order/OrderParts.tsx';
import { StockLines } from '../../ui/order/StockLines.tsx';
import { OrderActions } from './OrderActions.tsx';
import { usePrinting } from './use-printing.ts';

const loadTicket = async () => (await import('../../ui/ticket/StockTicket.tsx')).StockTicket;
const loadFile = async () =>
  (await import('../../stores/stock-files/list-file.ts')).downloadStockList;
const loadReorder = async () => (await import('../../stores/orders/reorder-stock.ts')).reorderStock;

/** A placed stock order: lines, printing, CSV list and reorder. */
export function StockSheet({ order, isLab }: { order: PlacedStock; isLab: boolean }) {
  const { printing, print, ticket } = usePrinting(order.number, loadTicket);
  return (
    <>
      <OrderActions
        isLab={isLab}
        print={print}
        file={{ name: 'list', download: async () => (await loadFile())(order) }}
        reorder={async () => (await loadReorder())(order)}
      />
      <OrderPart title={orderParts.texts.stock} className="order-prescription">
        <StockLines order={order} />
      </OrderPart>
      {printing && <printing.View order={order} paper={printing.paper} sheet={ticket} />}
    </>
  );
}
