import type { OrderChange } from './order-change.ts';

/** Most changes in a feed. It neither shows nor counts earlier ones. */
export const longestFeed = 200;

/** Event ids are made by clients, so they are only certain to be unique within an order. */
export const isSameChange = (one: OrderChange, other: OrderChange): boolean =>
  one.id === other.id && one.order.id === other.order.id && one.accountId === other.accountId;

/** Adds new changes to the feed, newest first, without duplicates. Returns the same feed if nothing is new. */
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
