import { withQuery } from '../../api/api-path.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { readOwn } from '../shell/read-own.ts';

/** Reads all orders of an account's groups, page by page; null where a page cannot be read. */
async function readGroups(query: string): Promise<OrderSummary[] | null> {
  const found: OrderSummary[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after && `&after=${encodeURIComponent(after)}`;
    const own = await readOwn(withQuery(orderPaths.orders, `${query}&limit=100${from}`));
    if (own.kind !== 'read') return null;
    found.push(...own.value.orders);
    after = own.value.next;
  }
  return found;
}

/**
 * Keeps an account's groups up to date while they are packed: what was sent together with the orders of a delivery, and
 * these orders. `parcels` are the ids of the groups, separated by commas.
 */
export function followGroups(
  account: string,
  parcels: string,
  onRead: (orders: readonly OrderSummary[]) => void,
): () => void {
  let isOver = false;
  let shown: readonly OrderSummary[] = [];
  async function read(): Promise<void> {
    const found = await readGroups(`account=${account}&parcel=${parcels}`);
    if (!found || isOver) return;
    shown = found;
    onRead(found);
  }
  const stop = keepFresh(
    () => void read(),
    ({ order }) => shown.some(({ id }) => id === order.id),
  );
  return () => {
    isOver = true;
    stop();
  };
}
