import type { LensCatalogue } from '../../../../src/domain/catalogue/lens.ts';
import type { Side } from '../../../../src/domain/lifecycle/event-name.ts';
import { lastStep } from '../../../../src/domain/lifecycle/history.ts';
import type { AskedEvent } from '../../../../src/domain/lifecycle/order-event.ts';
import {
  advance,
  checkDetails,
  findTransition,
  type OrderStatus,
} from '../../../../src/domain/lifecycle/order-status.ts';
import { checkRemaking } from '../../../../src/domain/remakes/check-remaking.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import type { Author } from '../../../db/audit/author.ts';
import { notifyOnArrival } from '../../../db/notifications/notify-wearer.ts';
import { eventsOfOrder, hasEvent } from '../../../db/order-events/find-events.ts';
import { writeEvent } from '../../../db/order-events/write-event.ts';
import { lockOrder } from '../../../db/orders/lock-order.ts';
import { attachPhotos } from '../../../db/orders/photos.ts';
import { readContent } from '../../../db/orders/read-content.ts';
import type { OrderScope } from '../../../db/orders/read-orders.ts';
import { asRefusal, Refused } from '../../../db/orders/refused.ts';
import type { Database } from '../../../db/pool/database.ts';
import { lockInScope } from '../../../db/pool/lock-in-scope.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';
import { countEvent } from '../../reports/count-order.ts';
import { applyEffects } from './apply-effects.ts';
import { fillBackOrders } from './fill-back-orders.ts';
import { holdOverLimit } from './hold-over-limit.ts';

/** An event to add to an order. */
export interface NewEvent {
  /** The client's id for the event, and the idempotency key. */
  id: string;
  order: { id: string; account: string | undefined };
  side: Side;
  by: Author;
  asked: AskedEvent;
  /** The order's last event as the client saw it. */
  after: string | undefined;
  /** Judges a remake with other values; needed only where one can be requested. */
  catalogue?: LensCatalogue | undefined;
  /** Whether the operator allows messages to wearers; needed only where a shop can confirm that an order arrived. */
  tellsWearers?: boolean | undefined;
}

/** The result of adding an event. */
export type Recording =
  | { kind: 'recorded'; account: string }
  /** The same event was added before. */
  | { kind: 'repeated'; account: string }
  | { kind: 'notFound' }
  /** Someone else acted first: the order's last event is not the one that the client saw. */
  | { kind: 'changed' }
  | { kind: 'notAllowed' }
  | { kind: 'refused'; issues: Issue[] };

/**
 * Adds an event to an order, idempotently. The order's row stays locked until the commit, so if two people act on it at
 * the same time, the second sees what the first did.
 */
export function recordEvent(
  database: Database,
  scope: OrderScope,
  event: NewEvent,
): Promise<Recording> {
  const named = event.order.account ?? (scope === 'lab' ? undefined : scope.account);
  const order = { ...event.order, account: named };
  const add = (transaction: Transaction) => addEvent(transaction, { ...event, order });
  // If the lab names no account, the order queues only behind itself.
  const account = scope === 'lab' ? (named ?? order.id) : scope.account;
  return database.accountQueue
    .run(account, () => lockInScope(database, scope, add))
    .catch(asRefusal);
}

/** Adds an event in the caller's transaction, which must be rolled back if this throws. */
export async function addEvent(
  transaction: Transaction,
  { id, order, side, by, asked, after, catalogue, tellsWearers }: NewEvent,
): Promise<Recording> {
  const found = await lockOrder(transaction, order);
  if (!found) return { kind: 'notFound' };
  if (found === 'ambiguous') {
    return { kind: 'refused', issues: [{ path: 'account', code: 'required' }] };
  }
  const { account, lastEvent } = found;
  if (await hasEvent(transaction, { account, id: order.id }, id))
    return { kind: 'repeated', account };
  const status = await statusFor(transaction, asked.event, order.id, found);
  const transition = findTransition(status, side, asked.event);
  if (asked.event !== 'write' && after !== undefined && after !== lastEvent) {
    return { kind: 'changed' };
  }
  if (!transition) return { kind: 'notAllowed' };
  const issues = [
    ...checkDetails(transition, asked),
    ...(await checkRemade(transaction, { account, id: order.id }, { asked, catalogue })),
  ];
  if (issues.length > 0) return { kind: 'refused', issues };
  const { step } = status;
  if (asked.reverts !== step?.id) return { kind: 'changed' };
  const next = advance(status, transition, asked);
  const affected = {
    account,
    id: order.id,
    event: id,
    by,
    status: next,
    step,
    broken: asked.broken ?? [],
    shopPays: asked.shopPays,
  };
  const done = await applyEffects(transaction, transition, affected);
  if (done.issues.length > 0) throw new Refused(done.issues);
  const { event, message, ...carried } = asked;
  const details = {
    ...carried,
    ...(done.remake && { remake: done.remake.id }),
    ...(step && { undone: step.event }),
    ...(asked.broken && { station: status.state }),
  };
  const written = { id, order: order.id, account, side, by, event, message, details };
  await writeEvent(transaction, written, next);
  const occurred = { id, event, side, by, tellsWearers };
  await notifyOnArrival(transaction, { account, order: order.id }, occurred);
  await attachPhotos(transaction, { account, order: order.id, id, side, asked });
  await countEvent(transaction, { account, id: order.id }, event);
  if (transition.effects?.includes('checkCredit')) await holdOverLimit(transaction, affected);
  await fillBackOrders(transaction, done.raised ?? []);
  return { kind: 'recorded', account };
}

/** The issues of a remake's changed values. */
async function checkRemade(
  transaction: Transaction,
  order: { account: string; id: string },
  { asked: { remaking }, catalogue }: Pick<NewEvent, 'asked' | 'catalogue'>,
): Promise<Issue[]> {
  if (!remaking || !catalogue) return [];
  const content = await readContent(transaction, order);
  return content ? checkRemaking(content, remaking, catalogue) : [];
}

/** The status that an event starts from. For taking back, it includes the step that may be taken back now. */
async function statusFor(
  transaction: Transaction,
  event: AskedEvent['event'],
  id: string,
  { account, status }: { account: string; status: OrderStatus },
): Promise<OrderStatus> {
  if (event !== 'revert') return status;
  const events = await eventsOfOrder(transaction, { account, id });
  return { ...status, step: lastStep(status.placedTotal, events, new Date()) };
}
