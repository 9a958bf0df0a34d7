import type { History } from '../operation.ts';
import type { Broken } from './broken.ts';

/** An order that a shop wanted once must be there once, under whatever id. */
export function judgeDuplicates({ operations, truth }: History): Broken[] {
  const there = new Set(
    truth.orders.filter(({ isWithdrawn }) => !isWithdrawn).map(({ order }) => order),
  );
  const placed = new Map<string, Map<string, number>>();
  for (const { call, caller, number } of operations) {
    if (call.does !== 'place' || !there.has(call.order)) continue;
    const wanted = `${caller.account} ${call.wanted.reference}`;
    const ids = placed.get(wanted) ?? new Map();
    placed.set(wanted, ids.set(call.order, number));
  }
  return [...placed].flatMap(([wanted, ids]): Broken[] => {
    if (ids.size < 2) return [];
    const about = `“${wanted.slice(wanted.indexOf(' ') + 1)}”`;
    const what = `it was wanted once, and is there ${ids.size} times: ${[...ids.keys()].join(', ')}`;
    return [{ promise: 'Exactly once', about, what, operations: [...ids.values()] }];
  });
}
