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

/**
 * People speak and read prices in tomans, ten rials each. The result is decimal text, since a tenth of a number of
 * rials would be a float.
 */
export function rialsToToman(amount: number): `${number}` {
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(2, '0');
  const rest = digits.endsWith('0') ? '' : `.${digits.slice(-1)}`;
  return `${sign}${digits.slice(0, -1)}${rest}` as `${number}`;
}
