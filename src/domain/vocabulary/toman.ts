import type { Rials } from './money.ts';

/** People speak and read prices in tomans: ten rials each. */
export function rialsToToman(amount: Rials): number {
  return amount / 10;
}
