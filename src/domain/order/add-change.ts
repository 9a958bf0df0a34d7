import type { OrderChange } from './order-change.ts';

/** Most changes that a feed holds: it shows and counts no earlier ones. */
export const longestFeed = 200;

/** The ids of events are the clients', so only an order's are surely different. */
export const isSameChange = (one: OrderChange, other: OrderChange): boolean =>
  one.id === other.id && one.order.id === other.order.id && one.accountId === other.accountId;

/** Adds changes to the feed, newest first, each once; the feed itself when it has them all. */
export function addChanges(
  feed: readonly OrderChange[],
  added: readonly OrderChange[],
): readonly OrderChange[] {
  const fresh = added.filter((change) => !feed.some((known) => isSameChange(known, change)));
  if (fresh.length === 0) return feed;
  return [...fresh, ...feed]
    .sort((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, longestFeed);
}
