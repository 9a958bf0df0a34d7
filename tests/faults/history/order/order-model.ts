import { type Happened, replay } from '../../../../src/domain/lifecycle/history.ts';
import { type OrderStatus, totalOf } from '../../../../src/domain/lifecycle/order-status.ts';
import type { Call, Caller, Seen, Wanted } from '../operation.ts';

/** One order as a server without faults would keep it, which does one call after the other. */
export type OrderModel =
  | { is: 'absent' }
  | { is: 'withdrawn' }
  | {
      is: 'placed';
      /** What was asked for when it was placed, to know the same request again. */
      first: { wanted: Wanted; body: string };
      wanted: Wanted;
      events: readonly Happened[];
      /** The requests of its corrections, by their ids. */
      corrections: Readonly<Record<string, string>>;
    };

export type PlacedModel = Extract<OrderModel, { is: 'placed' }>;

export const absent: OrderModel = { is: 'absent' };

/** The order that a request places; the server makes the id of its first event. */
export function placed({ wanted, body }: { wanted: Wanted; body: string }, submit: string) {
  const submitted: Happened = { id: submit, at: '', event: 'submit', side: 'shop' };
  return {
    is: 'placed',
    first: { wanted, body },
    wanted,
    events: [submitted],
    corrections: {},
  } as const;
}

export function statusOf({ wanted, events }: PlacedModel): OrderStatus {
  const status = replay(wanted.total, events);
  if (!status) throw new Error('the model allowed what the table does not');
  return status;
}

export const hasEvent = ({ events }: PlacedModel, id: string): boolean =>
  events.some((each) => each.id === id);

/** Whether the order has come to nothing, so that it holds no pieces and owes nothing. */
export const isOver = (state: OrderStatus['state']): boolean =>
  state === 'cancelled' || state === 'rejected';

/** The order after an event; null if the table does not allow it now. */
export function acted(
  model: PlacedModel,
  { isLab }: Caller,
  { id, step }: Extract<Call, { does: 'act' }>,
): PlacedModel | null {
  const happened = { ...step, id, at: '', side: isLab ? 'lab' : 'shop' } as const;
  const events = [...model.events, happened];
  return replay(model.wanted.total, events) ? { ...model, events } : null;
}

/** The order after a correction; null if the table does not allow it now. */
export function corrected(
  model: PlacedModel,
  { id, wanted, body }: Extract<Call, { does: 'correct' }>,
): PlacedModel | null {
  const change = { before: model.wanted.total, after: wanted.total };
  const happened = { id, at: '', event: 'correct', side: 'shop', corrected: change } as const;
  const events = [...model.events, happened];
  const corrections = { ...model.corrections, [id]: body };
  return replay(wanted.total, events) ? { ...model, wanted, events, corrections } : null;
}

/** The last event, of which a client that acts says that it saw it; of a correction, messages do not count. */
export const lastEvent = ({ events }: PlacedModel, does: 'act' | 'correct'): string | undefined =>
  events.findLast(({ event }) => does === 'act' || event !== 'write')?.id;

/** Whether an answer shows the order as it was when it was placed. */
export const isAsPlaced = ({ first }: PlacedModel, { state, reference, total }: Seen): boolean =>
  state === 'submitted' && reference === first.wanted.reference && total === first.wanted.total;

/** Whether an answer shows the order as it is; null is an answer without it. */
export function isAsNow(model: OrderModel, seen: Seen | null): boolean {
  if (model.is !== 'placed' || !seen) return model.is !== 'placed' && !seen;
  const status = statusOf(model);
  const ids = seen.events?.map(({ id }) => id);
  return (
    seen.state === status.state &&
    seen.reference === model.wanted.reference &&
    seen.total === totalOf(status) &&
    (!ids || (ids.length === model.events.length && ids.every((id) => hasEvent(model, id))))
  );
}
