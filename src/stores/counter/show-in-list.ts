import type { Order } from '../../domain/order/order.ts';
import { $orders } from '../orders/orders.ts';
import { orderKey } from './selection.ts';

/** Shows the order in the list as it is now, in its place. */
export function showInList({ id, account, state, total, promisedFor, events }: Order): void {
  const list = $orders.get();
  const key = orderKey({ id, account });
  const lastEvent = events.at(-1)?.id;
  const orders = list?.orders.map((order) =>
    orderKey(order) === key ? { ...order, state, total, promisedFor, lastEvent } : order,
  );
  if (list && orders) $orders.set({ ...list, orders });
}
