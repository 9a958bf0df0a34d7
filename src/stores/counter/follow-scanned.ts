import { idEndOfDelivery } from '../../domain/delivery/read-delivery-number.ts';
import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import { idEndOfNumber } from '../../domain/order/read-order-number.ts';
import { readFilteredOrders } from '../orders/filtered-orders.ts';
import { $order, openOrder } from '../orders/order.ts';
import { $orders } from '../orders/orders.ts';
import type { Scan } from '../scan/scan.ts';
import { $scans } from '../scan/scans.ts';

function showScanned({ id: lastEvent, number }: Scan, state: OrderState): void {
  if (idEndOfDelivery(number) !== null) {
    void readFilteredOrders();
    return;
  }
  const end = idEndOfNumber(number);
  const isScanned = ({ id }: { id: string }) => id.replaceAll('-', '').slice(-10) === end;
  const list = $orders.get();
  const orders = list?.orders.map((order) =>
    isScanned(order) ? { ...order, state, lastEvent } : order,
  );
  if (list && orders) $orders.set({ ...list, orders });
  const open = $order.get();
  if (open && isScanned(open)) void openOrder(open.id, open.account.id);
}

/** Shows in the list what this counter's scanner moves, until the returned function is called. */
export function followScanned(): () => void {
  return $scans.listen((scans, before) => {
    for (const scan of scans) {
      const known = before?.find(({ id }) => id === scan.id)?.result.kind;
      if (scan.result.kind === 'moved' && known === 'waiting') {
        showScanned(scan, scan.result.state);
      }
      if (scan.result.kind === 'broken' && known !== 'broken') void readFilteredOrders();
    }
  });
}
