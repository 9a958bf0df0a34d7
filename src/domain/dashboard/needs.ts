import type { OrderState } from '../lifecycle/order-state.ts';

/** What waits for each side, by order state or promised day, most urgent first. */
const needs = {
  shop: ['onHold', 'quoted', 'late', 'shipped'],
  lab: ['submitted', 'remake', 'late', 'dueToday'],
} as const satisfies Record<string, readonly (OrderState | 'late' | 'dueToday')[]>;
export type Need = (typeof needs)[keyof typeof needs][number];

type Numbers = {
  counts: Partial<Readonly<Record<OrderState, number>>>;
  late: number;
  dueToday: number;
  /** Orders on hold until stock arrives. They require no action. */
  backOrdered?: number | undefined;
};

/** What this side has to do, most urgent first. Entries with a count of zero are left out. */
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
