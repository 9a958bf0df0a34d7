import type { History } from '../operation.ts';
import type { Broken } from './broken.ts';

/** What a shop wanted once is there once, under whatever id. */
export function judgeWishes({ operations, truth }: History): Broken[] {
  const there = new Set(
    truth.orders.filter(({ isWithdrawn }) => !isWithdrawn).map(({ order }) => order),
  );
  const placed = new Map<string, Map<string, number>>();
  for (const { call, caller, number } of operations) {
    if (call.does !== 'place' || !there.has(call.order)) continue;
    const wish = `${caller.account} ${call.wanted.reference}`;
    const ids = placed.get(wish) ?? new Map();
    placed.set(wish, ids.set(call.order, number));
  }
  return [...placed].flatMap(([wish, ids]): Broken[] => {
    if (ids.size < 2) return [];
    const about = `“${wish.slice(wish.indexOf(' ') + 1)}”`;
    const what = `it was wanted once, and is there ${ids.size} times: ${[...ids.keys()].join(', ')}`;
    return [{ promise: 'Exactly once', about, what, operations: [...ids.values()] }];
  });
}
