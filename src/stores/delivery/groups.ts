import { atom } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** What was sent together with the orders that are packed, and these orders; empty until it is read. */
export const $groups = atom<readonly OrderSummary[]>([]);

onOtherPerson(() => $groups.set([]));

/** The groups that were asked for last. */
let asked = '';

/** Reads all orders of an account's groups, page by page. */
async function readGroups(query: string): Promise<void> {
  const found: OrderSummary[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after && `&after=${encodeURIComponent(after)}`;
    const own = await readOwn(withQuery(orderPaths.orders, `${query}&limit=100${from}`));
    if (own.kind !== 'read' || query !== asked) return;
    found.push(...own.value.orders);
    after = own.value.next;
  }
  $groups.set(found);
}

/** Keeps an account's groups up to date while they are packed; `parcels` are their ids, separated by commas. */
export function followGroups(account: string, parcels: string): () => void {
  asked = `account=${account}&parcel=${parcels}`;
  const query = asked;
  const stop = keepFresh(
    () => void readGroups(query),
    ({ order }) => $groups.get().some(({ id }) => id === order.id),
  );
  return () => {
    stop();
    asked = '';
    $groups.set([]);
  };
}
