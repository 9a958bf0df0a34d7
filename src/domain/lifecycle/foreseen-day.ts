import type { OrderEvent } from './order-event.ts';

/** The day that was foreseen for what is ordered now, as `2026-11-22`; undefined where none was. */
export const foreseenDay = (events: readonly Pick<OrderEvent, 'foreseenFor'>[]) =>
  events.findLast(({ foreseenFor }) => foreseenFor)?.foreseenFor;
