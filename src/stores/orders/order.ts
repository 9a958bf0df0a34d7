import { atom } from 'nanostores';
import { paths } from '../../api/paths.ts';
import type { Order } from '../../domain/order/order.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { $signedIn } from '../shell/session.ts';

/** The order that is open; null while there is nothing to show of it. */
export const $order = atom<Order | null>(null);

/** How reading it fares. */
export const $orderReading = atom<ReadState>('reading');

/** The id comes from the address, where anything can stand. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

$signedIn.listen((signedIn, before) => {
  if (signedIn?.user.id !== before?.user.id) closeOrder();
});

/** Opens an order of the account's, or says why there is none to see. One in sight outlasts a dead line. */
export async function openOrder(id: string, account?: string): Promise<void> {
  if (!uuid.test(id) || (account && !uuid.test(account))) {
    $orderReading.set('notFound');
    return;
  }
  $orderReading.set('reading');
  const own = await readOwn<Order>(paths.order(id, account));
  if (own.kind === 'outdated') return;
  if (own.kind === 'read') $order.set(own.value);
  else if (own.trouble === 'notFound' || own.trouble === 'signedOut') $order.set(null);
  $orderReading.set(own.kind === 'read' ? 'done' : own.trouble);
}

export function closeOrder(): void {
  $order.set(null);
  $orderReading.set('reading');
}

/** Keeps the order of an address fresh while its page shows it. */
export function followOrder(id: string, account?: string): () => void {
  const stop = keepFresh(() => void openOrder(id, account));
  return () => {
    stop();
    closeOrder();
  };
}
