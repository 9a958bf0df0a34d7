import { atom } from 'nanostores';
import { orderPaths } from '../../api/orders/paths.ts';
import type { Order } from '../../domain/order/order.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** The open order; null until read. */
export const $order = atom<Order | null>(null);

/** Progress or result of reading it. */
export const $orderReading = atom<ReadState>('reading');

/** The id comes from the URL, so it can be anything. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

onOtherPerson(() => closeOrder());

/** Id of the order requested last; a response for another order is stale. */
let asked = '';

/** Reads and shows an order of the account. Offline, an order already on screen stays. */
export async function openOrder(id: string, account?: string): Promise<void> {
  if (!uuid.test(id) || (account && !uuid.test(account))) {
    $orderReading.set('notFound');
    return;
  }
  asked = id;
  $orderReading.set('reading');
  const own = await readOwn(orderPaths.order(id, account));
  if (own.kind === 'outdated' || asked !== id) return;
  if (own.kind === 'read') showOrder(own.value);
  else if (own.problem === 'notFound' || own.problem === 'signedOut') $order.set(null);
  $orderReading.set(own.kind === 'read' ? 'done' : own.problem);
}

/** Shows an order. Events are never removed, so an order with fewer events than the one on screen is stale. */
export function showOrder(order: Order): void {
  const shown = $order.get();
  const isOlder = shown?.id === order.id && shown.events.length > order.events.length;
  if (!isOlder) $order.set(order);
}

export function closeOrder(): void {
  $order.set(null);
  $orderReading.set('reading');
}

/** Keeps the order up to date while its page is open. */
export function followOrder(id: string, account?: string): () => void {
  const stop = keepFresh(
    () => void openOrder(id, account),
    ({ order }) => order.id === id,
  );
  return () => {
    stop();
    closeOrder();
  };
}
