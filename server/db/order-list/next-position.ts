import type { ListedOrders } from './list-orders.ts';
import type { Position } from './order-filter.ts';

/** Where the next page begins; null at the end of the list. `orders` holds one more than the page shows. */
export function nextPosition({ orders, until }: ListedOrders, limit: number): Position | null {
  const last = orders.length > limit ? orders[limit - 1] : undefined;
  if (!last) return until;
  const { placedAt, id, accountId: account, promisedFor, state } = last;
  return { placedAt, id, account, promisedFor, state };
}
