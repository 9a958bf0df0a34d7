import type { OrderEvent } from './order-event.ts';

/** Maps the id of each undone event to the event that undid it. */
export function undoneEvents<Event extends Pick<OrderEvent, 'id' | 'reverts'>>(
  events: readonly Event[],
): ReadonlyMap<string, Event> {
  return new Map(
    events.flatMap((event) => (event.reverts ? [[event.reverts, event] as const] : [])),
  );
}
