import type { Rials } from './money.ts';

/** Ten rials are a toman, the unit people speak in. */
export function rialsToToman(amount: Rials): number {
  return amount / 10;
}
