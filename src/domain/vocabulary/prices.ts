import type { Rials } from './money.ts';

/** Sums amounts; one unpriced part makes the whole unpriced ("price on request"). */
export function sumPrices(parts: readonly (Rials | null)[]): Rials | null {
  let total = 0;
  for (const part of parts) {
    if (part === null) return null;
    total += part;
  }
  return total;
}
