import type { TaxRate } from './tax.ts';

const whole = 10_000n;

/** Divides whole numbers that are not negative, and rounds half up. Exact: no fraction is ever a float. */
function divideRounding(amount: bigint, by: bigint): number {
  return Number((2n * amount + by) / (2n * by));
}

/**
 * The tax that is in an amount of rials which includes it: amount × rate ÷ (100 % + rate), rounded half up to a rial.
 * Net is the rest, so net and tax always sum to the amount.
 */
export function taxWithin(gross: number, rate: TaxRate): number {
  return divideRounding(BigInt(gross) * BigInt(rate), whole + BigInt(rate));
}
