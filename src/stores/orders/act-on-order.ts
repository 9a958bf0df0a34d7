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
  /** Someone else acted first, or the action is no longer allowed. `now` is the current order, also on screen. */
  | { kind: 'changed'; news: readonly OrderEvent[]; now: Order }
  | { kind: 'refused'; issues: readonly Issue[] }
  /** The photo at `place`, counted from 1, cannot be sent. */
  | { kind: 'photo'; fault: PhotoFault; place?: number }
  /** It may or may not have arrived as the event with the id `key`. A retry is safe. */
  | { kind: 'unknown'; why: 'offline' | 'failed' | 'busy'; key: string }
  /** The user who acted is no longer signed in here. */
  | { kind: 'left' };

type Asked = Omit<OrderEventRequest, 'after'>;

/** A request whose answer is not known yet. A retry sends it as the same event. */
type Pending = { what: string; key: string; after: string | undefined };

/** Pending requests by their content, as the user may act on another order before retrying. */
const pending = new Map<string, Pending>();

const currentUserId = () => $signedIn.get()?.user.id;

function pendingFor({ id, events }: Order, asked: Asked): Pending {
  const what = JSON.stringify([currentUserId(), id, asked]);
  const before = pending.get(what)?.key;
  // An event that others have followed was stored, so the same request again is a new event.
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
 * Adds an event to an order on the server, and shows the updated order if it is the one on screen. It may not be:
 * the scan station reports broken pieces of other orders.
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

/** Reads the current order, and shows it if it is on screen. Null if it can no longer be read. */
async function readNow({ id, account }: Order): Promise<Order | null> {
  if (!isOnScreen(id)) {
    const own = await readOwn(orderPaths.order(id, account.id));
    return own.kind === 'read' ? own.value : null;
  }
  await openOrder(id, account.id);
  return isOnScreen(id) ? $order.get() : null;
}

/** Returns the events since the order was last read. */
async function readChanges(order: Order): Promise<ActResult> {
  const { events } = order;
  const now = await readNow(order);
  if (!now) return { kind: 'left' };
  const known = events.map((event) => event.id);
  const news = now.events.filter((event) => !known.includes(event.id));
  return { kind: 'changed', news, now };
}
