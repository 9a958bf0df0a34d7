import { labDay } from '../vocabulary/lab-day.ts';
import type { OrderChange } from './order-change.ts';

/**
 * Changes that the bell and the envelope show as one line, newest first: those of one order on one day at the lab, or
 * all orders an account placed on a day and that have not changed since.
 */
export interface ChangeLine {
  /** Stays the same when newer changes join the line. */
  key: string;
  kind: 'order' | 'placed';
  changes: readonly [OrderChange, ...OrderChange[]];
}

const dayOf = ({ at }: OrderChange) => labDay(Date.parse(at));
const orderKey = (change: OrderChange) => `${change.accountId} ${change.order.id} ${dayOf(change)}`;
const accountKey = (change: OrderChange) => `${change.accountId} ${dayOf(change)}`;

const isPlacing = ({ length }: readonly OrderChange[], { event }: OrderChange) =>
  length === 1 && event === 'submit';

/** Groups by key, in the order of first appearance. Avoids `Map.groupBy`, which browsers of 2023 lack. */
function grouped(feed: readonly OrderChange[], keyOf: (change: OrderChange) => string) {
  const groups = new Map<string, OrderChange[]>();
  for (const change of feed) {
    const key = keyOf(change);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return groups;
}

/** Groups the changes of a feed. The feed, the lines and the changes of each line are sorted newest first. */
export function changeLines(feed: readonly OrderChange[]): ChangeLine[] {
  // Computed once per change: finding its day takes most of the time.
  const keys = new Map(feed.map((change) => [change, orderKey(change)]));
  const keyOf = (change: OrderChange) => keys.get(change) ?? '';
  const ofOrders = grouped(feed, keyOf);
  const lines = grouped(feed, (change) => {
    const key = keyOf(change);
    return isPlacing(ofOrders.get(key) ?? [], change) ? accountKey(change) : key;
  });
  return [...lines].flatMap(([key, [newest, ...earlier]]): ChangeLine[] => {
    if (!newest) return [];
    const isPlaced = earlier.length > 0 && key === accountKey(newest);
    return [
      {
        key: isPlaced ? key : keyOf(newest),
        kind: isPlaced ? 'placed' : 'order',
        changes: [newest, ...earlier],
      },
    ];
  });
}

/** The changes of the newest lines of a feed. */
export function inLatestLines(feed: readonly OrderChange[], most: number): OrderChange[] {
  const shown = new Set(
    changeLines(feed)
      .slice(0, most)
      .flatMap(({ changes }) => changes),
  );
  return feed.filter((change) => shown.has(change));
}
