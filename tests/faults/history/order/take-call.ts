import type { Answer, Operation } from '../operation.ts';
import {
  acted,
  corrected,
  hasEvent,
  isAsPlaced,
  lastEvent,
  type OrderModel,
  type PlacedModel,
  placed,
} from './order-model.ts';

/** The order after a call with this answer; null if no faultless server would answer like this. */
type Taking = OrderModel | null;

type CallOf<Does> = Extract<Operation['call'], { does: Does }>;

/** Refusals that depend on the order. Others, such as a rate limit or an expired session, do not. */
const ofOrder = ['invalid', 'keyReused', 'withdrawn', 'changed', 'notAllowed', 'notFound'];

/** Whether an answer refuses a call for a reason that has nothing to do with the order. */
export const isElsewhere = (answer: Answer): boolean =>
  answer.is === 'refused' && !ofOrder.includes(answer.code);

/** The model if the condition holds, else null. */
const keep = (model: OrderModel, isSo: boolean): Taking => (isSo ? model : null);

/** Whether a server may refuse to place the order with this code. */
function isRefusedRightly(model: OrderModel, isSame: boolean, code: string): boolean {
  if (code === 'keyReused') return model.is === 'placed' && !isSame;
  return code === 'withdrawn' ? model.is === 'withdrawn' : model.is !== 'placed';
}

function takePlacing(
  model: OrderModel,
  call: CallOf<'place'>,
  answer: Answer,
  submit: string,
): Taking {
  const fresh = model.is === 'absent' ? placed(call, submit) : null;
  const same = model.is === 'placed' && model.first?.body === call.body ? model : null;
  if (answer.is === 'unknown') return fresh ?? model;
  if (answer.is === 'refused') {
    return keep(model, isRefusedRightly(model, same !== null, answer.code));
  }
  const next = answer.is === 'done' ? (answer.isNew ? fresh : same) : null;
  return next && answer.is === 'done' && isAsPlaced(next, answer.seen) ? next : null;
}

type Changing = CallOf<'act'> | CallOf<'correct'>;

/** The last event the caller has seen, if it names one. A message is added regardless of what happened before. */
function seenLast(call: Changing): string | undefined {
  if (call.does === 'correct') return call.after;
  return call.step.event === 'write' ? undefined : call.step.after;
}

/** Whether the same request already had this effect. */
const isKnown = (model: PlacedModel, call: Changing): boolean =>
  call.does === 'act' ? hasEvent(model, call.id) : model.corrections[call.id] === call.body;

function refusedChange(model: PlacedModel, call: Changing, next: Taking, code: string): boolean {
  const seen = seenLast(call);
  const isOvertaken = seen !== undefined && seen !== lastEvent(model, call.does);
  if (code === 'keyReused') return hasEvent(model, call.id) && !isKnown(model, call);
  if (code === 'notFound' || hasEvent(model, call.id)) return false;
  const isRevert = call.does === 'act' && call.step.event === 'revert';
  if (code === 'changed') return isOvertaken || (isRevert && !next);
  return code === 'notAllowed' ? !next : true;
}

function takeChange(
  model: OrderModel,
  { caller }: Operation,
  call: Changing,
  answer: Answer,
): Taking {
  if (model.is !== 'placed') {
    const isRefused = answer.is === 'refused' && answer.code === 'notFound';
    return keep(model, answer.is === 'unknown' || isRefused);
  }
  const seen = seenLast(call);
  const isOvertaken = seen !== undefined && seen !== lastEvent(model, call.does);
  const next = call.does === 'act' ? acted(model, caller, call) : corrected(model, call);
  if (answer.is === 'refused') return keep(model, refusedChange(model, call, next, answer.code));
  const done = hasEvent(model, call.id) || isOvertaken ? null : next;
  if (answer.is === 'unknown') return done ?? model;
  if (answer.is !== 'done') return null;
  return answer.isNew ? done : keep(model, isKnown(model, call));
}

function takeWithdrawal(model: OrderModel, answer: Answer): Taking {
  const next: OrderModel = model.is === 'absent' ? { is: 'withdrawn' } : model;
  if (answer.is === 'unknown') return next;
  if (answer.is !== 'outcome') return null;
  return keep(next, next.is === answer.outcome);
}

/**
 * Applies a call that changes an order. A call without an answer takes effect if possible. `submit` is the id the
 * server gave to the order's first event.
 */
export function takeCall(model: OrderModel, operation: Operation, submit: string): Taking {
  const { call, answer } = operation;
  if (isElsewhere(answer)) return model;
  if (call.does === 'place') return takePlacing(model, call, answer, submit);
  if (call.does === 'withdraw') return takeWithdrawal(model, answer);
  if (call.does === 'act' || call.does === 'correct') {
    return takeChange(model, operation, call, answer);
  }
  return model;
}
