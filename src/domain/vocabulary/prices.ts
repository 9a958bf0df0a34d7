import type { Rials } from './money.ts';

/** Sums amounts in rials. One null part ("price on request") makes the sum null. */
export function sumPrices(parts: readonly (Rials | null)[]): Rials | null {
  let total = 0;
  for (const part of parts) {
    if (part === null) return null;
    total += part;
  }
  return total;
}

/** People speak and read prices in tomans: ten rials each. */
export function rialsToToman(amount: Rials): number {
  return amount / 10;
}
