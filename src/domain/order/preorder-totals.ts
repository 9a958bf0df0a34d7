import type { Rials } from '../vocabulary/money.ts';

/** Sum of several pre-orders, in rials. Those without a price are counted separately. */
export type PreorderSum = { count: number; total: Rials; unpriced: number };

/** Adds up the totals of pre-orders; null is "price on request" or not known yet. */
export function sumPreorders(totals: readonly (Rials | null)[]): PreorderSum {
  const priced = totals.filter((total) => total !== null);
  return {
    count: totals.length,
    total: priced.reduce((sum, total) => sum + total, 0),
    unpriced: totals.length - priced.length,
  };
}
