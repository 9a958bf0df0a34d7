import { atom } from 'nanostores';
import { changeApi } from '../../api/client.ts';
import type { ReadRequest } from '../../api/orders/contract.ts';
import { orderReadPath } from '../../api/orders/read-paths.ts';
import type { Order } from '../../domain/order/order.ts';
import { $signedIn } from '../shell/session.ts';
import { $order } from './order.ts';

/**
 * Until when the messages of the shown order had been read when it was opened: later ones stay
 * marked while it is on screen. Null until that is known.
 */
export const $readBefore = atom<string | null>(null);

/** The last event that was stored as read. */
let stored = '';
let shownId: string | undefined;

/** Stores on the server that the user has seen all of the order; a failed attempt is made up for by the next one. */
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

/** Marks and stores what is read of the shown order, until the returned function is called. */
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
