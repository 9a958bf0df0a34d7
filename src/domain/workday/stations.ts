import type { OrderState } from '../lifecycle/order-state.ts';

/** The states in which an order waits or is worked on in the lab. */
export const stations = [
  'quoted',
  'onHold',
  'accepted',
  'inProduction',
  'qualityControl',
  'ready',
] as const satisfies readonly OrderState[];
export type Station = (typeof stations)[number];
