import type { Answer, Operation, Wanted } from '../operation.ts';
import { type OrderModel, remade } from './order-model.ts';
import { isElsewhere } from './take-call.ts';

/** What a call about something else does to an order. */
export type Cause = {
  /** A remake is granted for another order, which places this one. */
  does: 'grant';
  wanted: Wanted;
  /** The price that the lab quoted for the other order; null if it had one. */
  quoted: number | null;
};

/** A call about something else, and what it does to an order. */
export interface Caused {
  operation: Operation;
  cause: Cause;
}

/** The order after a call about something else with this answer; null if no faultless server would answer like this. */
export function takeCaused(
  model: OrderModel,
  cause: Cause,
  answer: Answer,
  submit: string,
): OrderModel | null {
  if (isElsewhere(answer)) return model;
  const isThere = model.is === 'placed';
  const next = isThere ? model : remade(cause, submit);
  if (answer.is === 'unknown') return next;
  if (answer.is === 'refused') return isThere ? null : model;
  return answer.is === 'done' && answer.isNew !== isThere ? next : null;
}
