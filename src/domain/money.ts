import * as z from 'zod/mini';

/** An amount of money: a whole number of rials, never negative. */
export const rials = z.int().check(z.gte(0), z.lte(1e12));
export type Rials = z.infer<typeof rials>;

/** Sums amounts; one unpriced part makes the whole unpriced ("price on request"). */
export function sumPrices(parts: readonly (Rials | null)[]): Rials | null {
  let total = 0;
  for (const part of parts) {
    if (part === null) return null;
    total += part;
  }
  return total;
}
