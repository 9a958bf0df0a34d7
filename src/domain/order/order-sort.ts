/**
 * The orders in which the server lists orders. `newest` and `oldest` by when they were placed; `promise` and `promiseLast`
 * by the promised day, which leaves only what was promised and not shipped; `state` as the work goes on, and `account` by
 * its name, both with the newest first.
 */
export const orderSorts = [
  'newest',
  'oldest',
  'promise',
  'promiseLast',
  'state',
  'account',
] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What waits for the lab: an `answer` to its question was read by nobody yet, or it has to name the price of a `quote`. */
export const orderNeeds = ['answer', 'quote'] as const;
export type OrderNeed = (typeof orderNeeds)[number];
