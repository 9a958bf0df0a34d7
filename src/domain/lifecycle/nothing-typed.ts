import type { EventDetail } from './transition.ts';

/** What an event carries, as typed or chosen; empty where nothing is. The price is in toman, photos and what is taken back are ids. */
export type TypedDetails = Record<Exclude<EventDetail, 'photos' | 'broken'>, string> & {
  photos: string[];
  /** What broke: an eye, `both`, or the place of a line. */
  part: string;
  /** How many pieces of it. */
  pieces: string;
};

export const nothingTyped: TypedDetails = {
  message: '',
  reason: '',
  promisedFor: '',
  price: '',
  tracking: '',
  reverts: '',
  part: '',
  pieces: '',
  photos: [],
};
