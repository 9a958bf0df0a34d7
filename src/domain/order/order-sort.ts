/**
 * How the server can sort orders. `newest` and `oldest`: by time of placing; `promise` and `promiseLast`: by promised
 * day, only promised orders not yet shipped; `state`: in workflow order, and `account`: by name, both newest first.
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

/** What needs the lab's attention: an unread `answer` to its question, or a `quote` still to be priced. */
export const orderNeeds = ['answer', 'quote'] as const;
export type OrderNeed = (typeof orderNeeds)[number];
