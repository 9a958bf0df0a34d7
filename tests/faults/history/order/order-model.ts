import { type Happened, replay } from '../../../../src/domain/lifecycle/history.ts';
import { type OrderStatus, totalOf } from '../../../../src/domain/lifecycle/order-status.ts';
import type { Call, Caller, Seen, Wanted } from '../operation.ts';

/** An order as a faultless server would store it if it handled one call after the other. */
export type OrderModel =
  | { is: 'absent' }
  | { is: 'withdrawn' }
  | {
      is: 'placed';
      /** The request that placed it, to recognise a repetition; null for a remake, which the lab granted. */
      first: { wanted: Wanted; body: string } | null;
      wanted: Wanted;
      events: readonly Happened[];
      /** The requests of its corrections, by id. */
      corrections: Readonly<Record<string, string>>;
    };

export type PlacedModel = Extract<OrderModel, { is: 'placed' }>;

export const absent: OrderModel = { is: 'absent' };

/** The order that a request places. The server chooses the id of its first event, `submit`. */
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

/** The order that a granted remake places, at the price agreed to for the original. */
export function remade(
  { wanted, quoted }: { wanted: Wanted; quoted: number | null },
  submit: string,
) {
  const price = quoted === null ? {} : { price: quoted };
  const submitted: Happened = { id: submit, at: '', event: 'submit', side: 'lab', ...price };
  return { is: 'placed', first: null, wanted, events: [submitted], corrections: {} } as const;
}

export function statusOf({ wanted, events }: PlacedModel): OrderStatus {
  const status = replay(wanted.total, events);
  if (!status) throw new Error('the model allowed what the table does not');
  return status;
}

export const hasEvent = ({ events }: PlacedModel, id: string): boolean =>
  events.some((each) => each.id === id);

/** Whether the order was cancelled or rejected, so that it holds no pieces and owes nothing. */
export const isOver = (state: OrderStatus['state']): boolean =>
  state === 'cancelled' || state === 'rejected';

/** The order after an event; null if its state doesn't allow the event. */
export function acted(
  model: PlacedModel,
  { isLab }: Caller,
  { id, step }: Extract<Call, { does: 'act' }>,
): PlacedModel | null {
  const happened = { ...step, id, at: '', side: isLab ? 'lab' : 'shop' } as const;
  const events = [...model.events, happened];
  return replay(model.wanted.total, events) ? { ...model, events } : null;
}

/** The order after a correction; null if its state doesn't allow one, or if it is a remake, which the lab decided. */
export function corrected(
  model: PlacedModel,
  { id, wanted, body }: Extract<Call, { does: 'correct' }>,
): PlacedModel | null {
  if (!model.first) return null;
  const change = { before: model.wanted.total, after: wanted.total };
  const happened = { id, at: '', event: 'correct', side: 'shop', corrected: change } as const;
  const events = [...model.events, happened];
  const corrections = { ...model.corrections, [id]: body };
  return replay(wanted.total, events) ? { ...model, wanted, events, corrections } : null;
}

/** The last event, which a client names to show that it has seen it. Corrections ignore messages. */
export const lastEvent = ({ events }: PlacedModel, does: 'act' | 'correct'): string | undefined =>
  events.findLast(({ event }) => does === 'act' || event !== 'write')?.id;

/** Whether an answer shows the order as it was when placed. */
export const isAsPlaced = ({ first }: PlacedModel, { state, reference, total }: Seen): boolean =>
  state === 'submitted' && reference === first?.wanted.reference && total === first.wanted.total;

/** Whether an answer shows the current order. A `seen` of null means that the answer shows no order. */
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
