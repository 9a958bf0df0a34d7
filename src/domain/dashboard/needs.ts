import type { OrderState } from '../lifecycle/order-state.ts';

/** Orders that wait for each side, in a state or by their promise, most pressing first. */
const needs = {
  shop: ['onHold', 'quoted', 'late', 'shipped'],
  lab: ['submitted', 'remake', 'late', 'dueToday'],
} as const satisfies Record<string, readonly (OrderState | 'late' | 'dueToday')[]>;
export type Need = (typeof needs)[keyof typeof needs][number];

type Numbers = {
  counts: Partial<Readonly<Record<OrderState, number>>>;
  late: number;
  dueToday: number;
  /** Orders on hold that wait for stock: nobody has to do anything about them. */
  backOrdered?: number | undefined;
};

/** What this side has to do, most pressing first; leaves out what has a count of zero. */
export function needsOf(
  { counts, late, dueToday, backOrdered = 0 }: Numbers,
  side: keyof typeof needs,
): { need: Need; count: number }[] {
  const onHold = (counts.onHold ?? 0) - backOrdered;
  const waiting: readonly Need[] = needs[side];
  return waiting
    .map((need) => ({ need, count: { ...counts, onHold, late, dueToday }[need] ?? 0 }))
    .filter(({ count }) => count > 0);
}
