import type { OrderEventRequest } from '../../api/orders/contract.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import type { MoveOutcome } from '../../domain/lifecycle/move-outcome.ts';
import type { LabStep } from '../../domain/lifecycle/next-step.ts';
import type { Order, OrderSummary } from '../../domain/order/order.ts';
import { promiseOfOrder } from '../../domain/promise/order-promise.ts';
import { labNow } from '../browser-support/lab-now.ts';
import { $catalogue, refreshCatalogue } from '../rx/catalogue.ts';
import { changeOwn } from '../shell/change-own.ts';
import { readOwn } from '../shell/read-own.ts';

/** A step of one order, or an undo. A retry sends the same event. */
export type Move = {
  /** As the list showed it when the step was chosen. */
  order: Pick<OrderSummary, 'id' | 'account' | 'number' | 'lastEvent'>;
  /** Id of the event. */
  key: string;
  /** The day to promise, once it is known. */
  promisedFor?: string;
} & ({ step: LabStep } | { step: 'revert'; reverts: string });

/** `left`: the user who acted is no longer signed in here. */
export type Sent = { result: MoveOutcome; now?: Order } | 'left';

type Read = { kind: 'order'; order: Order } | { kind: 'unread'; sent: Sent };

async function readOrder({ id, account }: Move['order']): Promise<Read> {
  const own = await readOwn(orderPaths.order(id, account.id));
  if (own.kind === 'read') return { kind: 'order', order: own.value };
  if (own.kind === 'outdated' || own.problem === 'signedOut') {
    return { kind: 'unread', sent: 'left' };
  }
  const why = own.problem === 'offline' ? 'offline' : 'failed';
  return { kind: 'unread', sent: { result: { kind: 'unknown', why } } };
}

/** The events after the last one the list knew. */
function newsOf(order: Order, { lastEvent }: Move['order']): Order['events'] {
  const known = order.events.findIndex(({ id }) => id === lastEvent);
  return order.events.slice(known + 1);
}

async function readNews({ order }: Move): Promise<Sent> {
  const read = await readOrder(order);
  if (read.kind === 'unread') return read.sent;
  const news = newsOf(read.order, order);
  const result: MoveOutcome = news.length > 0 ? { kind: 'overtaken', news } : { kind: 'stays' };
  return { result, now: read.order };
}

/** Proposes the day to promise as the order's desk does; undefined once the order can be accepted. */
async function propose(move: Move): Promise<Sent | undefined> {
  const read = await readOrder(move.order);
  if (read.kind === 'unread') return read.sent;
  const news = newsOf(read.order, move.order);
  if (news.length > 0) return { result: { kind: 'overtaken', news }, now: read.order };
  const catalogue = $catalogue.get();
  if (!catalogue) return { result: { kind: 'unknown', why: 'failed' } };
  move.promisedFor = promiseOfOrder(read.order, catalogue, labNow());
  return undefined;
}

function post(move: Move) {
  const { order, step, key, promisedFor } = move;
  const reverts = move.step === 'revert' ? move.reverts : undefined;
  const body: OrderEventRequest = { event: step, after: order.lastEvent, promisedFor, reverts };
  const path = orderPaths.events(order.id, order.account.id);
  return changeOwn(path, { method: 'POST', body, key });
}

/** The outcome of a move that arrived. */
export function doneBy(move: Move): MoveOutcome {
  const { step, promisedFor = null } = move;
  return step === 'revert' ? { kind: 'undone' } : { kind: 'moved', step, promisedFor };
}

/** Sends a step and returns its outcome. */
export async function sendMove(move: Move): Promise<Sent> {
  if (move.step === 'accept' && move.promisedFor === undefined) {
    const problem = await propose(move);
    if (problem) return problem;
  }
  const changed = await post(move);
  if (changed.kind === 'left') return 'left';
  if (changed.kind === 'offline' || changed.kind === 'failed') {
    return { result: { kind: 'unknown', why: changed.kind } };
  }
  if (changed.kind === 'done') return { result: doneBy(move), now: changed.value };
  const isOvertaken = changed.code === 'changed' || changed.code === 'notAllowed';
  return isOvertaken ? readNews(move) : { result: { kind: 'refused' } };
}

/** Fetches the working days that promised days are computed from; without an answer the stored ones are used. */
export const readWorkingDays = refreshCatalogue;
