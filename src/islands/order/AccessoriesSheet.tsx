import type { PlacedAccessories } from '../../domain/order/order.ts';
import { accessoryColumns } from '../../i18n/order/accessory-columns.ts';
import { AccessoryLines } from '../../ui/order/AccessoryLines.tsx';
import { OrderPart } from '../../ui/order/OrderParts.tsx';
import { lazy } from '../base/lazy-code.ts';
import { PlacedPriceFold } from '../prices/PlacedPriceFold.tsx';
import { OrderActions } from './OrderActions.tsx';
import { usePrinting } from './use-printing.ts';

const ticketView = lazy(
  async () => (await import('../../ui/ticket/AccessoriesTicket.tsx')).AccessoriesTicket,
);
const listFile = lazy(() => import('../../stores/stock-files/accessories-file.ts'));
const reordering = lazy(() => import('../../stores/orders/reorder-accessories.ts'));

/** A placed order of accessories: lines, picking list, CSV list and reorder. */
export function AccessoriesSheet({ order, isLab }: { order: PlacedAccessories; isLab: boolean }) {
  const { printing, print, ticket } = usePrinting(order.number, ticketView);
  return (
    <>
      <OrderActions
        isLab={isLab}
        print={print}
        file={{
          name: 'list',
          download: async () => (await listFile.fetch()).downloadAccessories(order),
        }}
        reorder={async () => (await reordering.fetch()).reorderAccessories(order)}
      />
      <OrderPart title={accessoryColumns.texts.title} className="order-prescription">
        <AccessoryLines order={order} />
        <PlacedPriceFold order={order} />
      </OrderPart>
      {printing && <printing.View order={order} paper={printing.paper} sheet={ticket} />}
    </>
  );
}
