import { hasLeft } from '../../../../src/domain/delivery/delivery-state.ts';
import type { EventName } from '../../../../src/domain/lifecycle/event-name.ts';
import type { Answer, Operation, Wanted } from '../operation.ts';
import {
  acted,
  hasEvent,
  type OrderModel,
  type PlacedModel,
  remade,
  statusOf,
} from './order-model.ts';
import { isElsewhere } from './take-call.ts';

/** What a call about something else does to an order. */
export type Cause =
  /** A remake is granted for another order, which places this one. */
  | {
      does: 'grant';
      wanted: Wanted;
      /** The price that the lab quoted for the other order; null if it had one. */
      quoted: number | null;
    }
  /** The delivery note it is in is shipped. `event`: the id that the server gave to the event it adds. */
  | { does: 'ship'; event: string }
  /** The shop confirms the delivery note it is in, or reports this order missing from it. */
  | { does: 'confirm' | 'miss'; event: string };

/** A call about something else, and what it does to an order. */
export interface Caused {
  operation: Operation;
  cause: Cause;
}

type CauseOf<Does> = Extract<Cause, { does: Does }>;

function takeGrant(
  model: OrderModel,
  cause: CauseOf<'grant'>,
  answer: Answer,
  submit: string,
): OrderModel | null {
  const isThere = model.is === 'placed';
  const next = isThere ? model : remade(cause, submit);
  if (answer.is === 'unknown') return next;
  if (answer.is === 'refused') return isThere ? null : model;
  return answer.is === 'done' && answer.isNew !== isThere ? next : null;
}

const events = { ship: 'ship', confirm: 'deliver', miss: 'write' } as const satisfies Record<
  string,
  EventName
>;

/** Adds the event of a note, once, if the order's state allows it. */
function added(model: PlacedModel, does: keyof typeof events, id: string): PlacedModel {
  if (hasEvent(model, id)) return model;
  const caller = { name: '', account: '', isLab: does === 'ship' };
  return (
    acted(model, caller, { does: 'act', order: '', id, step: { event: events[does] } }) ?? model
  );
}

/** A note that is shipped or was received must have left with all its orders. */
function takeNoted(
  model: OrderModel,
  { does, event }: Exclude<Cause, CauseOf<'grant'>>,
  answer: Answer,
): OrderModel | null {
  const isThere = model.is === 'placed';
  if (answer.is === 'refused') {
    return does === 'ship' && isThere && hasEvent(model, event) ? null : model;
  }
  if (!isThere) return answer.is === 'unknown' ? model : null;
  const next = added(model, does, event);
  return answer.is === 'unknown' || hasLeft(statusOf(next).state) ? next : null;
}

/** The order after a call about something else with this answer; null if no faultless server would answer like this. */
export function takeCaused(
  model: OrderModel,
  cause: Cause,
  answer: Answer,
  submit: string,
): OrderModel | null {
  if (isElsewhere(answer)) return model;
  if (cause.does === 'grant') return takeGrant(model, cause, answer, submit);
  return takeNoted(model, cause, answer);
}
