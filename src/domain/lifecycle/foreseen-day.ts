import type { OrderEvent } from './order-event.ts';

/** The expected day for the current content of the order, as `2026-11-22`; undefined if there was none. */
export const foreseenDay = (events: readonly Pick<OrderEvent, 'foreseenFor'>[]) =>
  events.findLast(({ foreseenFor }) => foreseenFor)?.foreseenFor;
