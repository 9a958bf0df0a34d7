import type { EventDetail } from './transitions.ts';

/** What an event carries, as typed or chosen; empty where nothing is. The price is in toman. */
export type TypedDetails = Record<EventDetail, string>;

export const nothingTyped: TypedDetails = {
  message: '',
  reason: '',
  promisedFor: '',
  price: '',
  tracking: '',
};
