import type { OrderEventRequest } from '../../api/orders/contract.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import type { OrderEvent } from '../../domain/lifecycle/order-event.ts';
import type { Order } from '../../domain/order/order.ts';
import type { PhotoFault } from '../../domain/photos/photo-fault.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { newId } from '../device/records/new-id.ts';
import { forgetSent, forgetUploads, uploadPhotos } from '../photos/upload-photos.ts';
import { type ChangeResult, changeOwn, outcomeOf } from '../shell/change-own.ts';
import { noteAct } from '../shell/changes.ts';
import { readOwn } from '../shell/read-own.ts';
import { $signedIn } from '../shell/session.ts';
import { $order, openOrder, showOrder } from './order.ts';

/** Result of an action. */
export type ActResult =
  | { kind: 'done' }
  /** Someone was faster, or it is not allowed any more; `now` is the order as it is, on screen too. */
  | { kind: 'changed'; news: readonly OrderEvent[]; now: Order }
  | { kind: 'refused'; issues: readonly Issue[] }
  /** A photo cannot be sent: the one at `place`, counted from 1. */
  | { kind: 'photo'; fault: PhotoFault; place?: number }
  /** It may or may not have arrived, then as the event `key`; a retry is safe. */
  | { kind: 'unknown'; why: 'offline' | 'failed' | 'busy'; key: string }
  /** The person who acted is no longer signed in here. */
  | { kind: 'left' };

type Asked = Omit<OrderEventRequest, 'after'>;

/** A request whose answer is not known yet. Asked for again, it is sent as the same event. */
type Pending = { what: string; key: string; after: string | undefined };

/** By what was asked: somebody may act on another order before they ask again. */
const pending = new Map<string, Pending>();

const currentUserId = () => $signedIn.get()?.user.id;

function pendingFor({ id, events }: Order, asked: Asked): Pending {
  const what = JSON.stringify([currentUserId(), id, asked]);
  const before = pending.get(what)?.key;
  // What something has followed is known to be done: asked for now, it is another event.
  const isPast = events.slice(0, -1).some((event) => event.id === before);
  const request = { what, key: before && !isPast ? before : newId(), after: events.at(-1)?.id };
  pending.set(what, request);
  return request;
}

function send({ id, account }: Order, asked: Asked, { key, after }: Pending) {
  const body: OrderEventRequest = { ...asked, after };
  return changeOwn(orderPaths.events(id, account.id), { method: 'POST', body, key });
}

const isOnScreen = (id: string) => $order.get()?.id === id;

/**
 * Asks the lab's server for an event of an order, and shows the order as it is then, if it is on screen: a piece of
 * another one may have broken at the scan station.
 */
export async function actOnOrder(order: Order, asked: Asked): Promise<ActResult> {
  const actor = currentUserId();
  const { photos = [] } = asked;
  const request = pendingFor(order, asked);
  const notUploaded = await uploadPhotos(order, photos);
  if (currentUserId() !== actor) return { kind: 'left' };
  if (notUploaded?.kind === 'photo') return notUploaded;
  const changed = await (notUploaded ? outcomeOf<Order>(notUploaded) : send(order, asked, request));
  if (changed.kind === 'left') return changed;
  if (changed.kind === 'offline') return { kind: 'unknown', why: 'offline', key: request.key };
  if (changed.kind === 'failed') {
    return { kind: 'unknown', why: changed.status === 429 ? 'busy' : 'failed', key: request.key };
  }
  pending.delete(request.what);
  if (changed.kind === 'refused') return afterRefusal(order, changed, photos);
  if (isOnScreen(order.id)) showOrder(changed.value);
  noteAct();
  forgetSent(photos);
  return { kind: 'done' };
}

async function afterRefusal(
  order: Order,
  { code, issues }: Extract<ChangeResult<Order>, { kind: 'refused' }>,
  photos: readonly string[],
): Promise<ActResult> {
  if (code === 'changed' || code === 'notAllowed') return readChanges(order);
  if (issues.some(({ path }) => path === 'photos')) {
    forgetUploads(photos);
    return { kind: 'photo', fault: 'expired' };
  }
  return { kind: 'refused', issues };
}

/** The order as it is now; one that is on screen is shown so. Null where it cannot be read any more. */
async function readNow({ id, account }: Order): Promise<Order | null> {
  if (!isOnScreen(id)) {
    const own = await readOwn(orderPaths.order(id, account.id));
    return own.kind === 'read' ? own.value : null;
  }
  await openOrder(id, account.id);
  return isOnScreen(id) ? $order.get() : null;
}

/** Says what happened since the order was last seen. */
async function readChanges(order: Order): Promise<ActResult> {
  const { events } = order;
  const now = await readNow(order);
  if (!now) return { kind: 'left' };
  const known = events.map((event) => event.id);
  const news = now.events.filter((event) => !known.includes(event.id));
  return { kind: 'changed', news, now };
}
