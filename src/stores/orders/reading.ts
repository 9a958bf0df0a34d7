import { atom } from 'nanostores';
import { changeApi } from '../../api/client.ts';
import type { ReadRequest } from '../../api/orders/contract.ts';
import { orderReadPath } from '../../api/orders/read-paths.ts';
import type { Order } from '../../domain/order/order.ts';
import { $signedIn } from '../shell/session.ts';
import { $order } from './order.ts';

/**
 * Up to when the messages of the order on screen had been read when it was opened. Later messages stay
 * marked while the order is on screen. Null until known.
 */
export const $readBefore = atom<string | null>(null);

/** Id of the last event stored as read. */
let stored = '';
let shownId: string | undefined;

/** Stores on the server that the user has seen the whole order. If it fails, the next call tries again. */
async function storeRead({ id, account, events }: Order): Promise<void> {
  const last = events.at(-1);
  const reader = $signedIn.get();
  if (!last || !reader || last.id === stored || document.visibilityState !== 'visible') return;
  stored = last.id;
  const answer = await changeApi(orderReadPath(id, account.id), {
    method: 'PUT',
    body: { event: last.id } satisfies ReadRequest,
    actingAs: { userId: reader.user.id, accountId: reader.account.id },
  });
  if (shownId !== id) return;
  if (answer.kind !== 'answer') stored = '';
  else if ($readBefore.get() === null) $readBefore.set(answer.value.readBefore);
}

function follow(order: Order | null): void {
  if (order?.id !== shownId) {
    shownId = order?.id;
    stored = '';
    $readBefore.set(null);
  }
  if (order) void storeRead(order);
}

/** Tracks and stores what the user has read of the order on screen, until the returned function is called. */
export function followReading(): () => void {
  const unfollow = $order.subscribe((order) => follow(order as Order | null));
  const look = () => follow($order.get());
  document.addEventListener('visibilitychange', look);
  return () => {
    unfollow();
    document.removeEventListener('visibilitychange', look);
    follow(null);
  };
}
