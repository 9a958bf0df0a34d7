/** Paths of the hand-over to the lab's own software. */
export const handOffPaths = {
  /** GET, for the lab: the keys of machines. */
  keys: '/api/machine-keys',
  /** PUT makes the key with this id, DELETE revokes it. */
  key: (id: string) => `/api/machine-keys/${id}`,
  /** GET, for machines: orders and what happened to them, after a position. */
  orders: '/api/feed/orders',
  /** POST, for machines: reports what happened to orders. */
  events: '/api/feed/events',
} as const;

/** What machines ask for; they have keys instead of sessions. */
export const feedPath = '/api/feed';

/** Of an answer with files: `next` and `more` of the feed. */
export const feedHeaders = { next: 'Feed-Next', more: 'Feed-More' } as const;
