import type { OrderEvent } from './order-event.ts';

/** The events that were taken back, each with the one by which it was. */
export function takenBack<Event extends Pick<OrderEvent, 'id' | 'reverts'>>(
  events: readonly Event[],
): ReadonlyMap<string, Event> {
  return new Map(
    events.flatMap((event) => (event.reverts ? [[event.reverts, event] as const] : [])),
  );
}
