import { shareOf } from '../vocabulary/share-of.ts';
import type { TaxRate } from './tax.ts';

/** 100 % in basis points. */
const whole = 10_000;

/**
 * The tax included in a gross amount of rials: amount × rate ÷ (100 % + rate), rounded half up to a rial. Net is the
 * rest, so net and tax always sum to the amount.
 */
export function taxWithin(gross: number, rate: TaxRate): number {
  return shareOf(gross, rate, whole + rate);
}
