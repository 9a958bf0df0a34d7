import { readAmount } from '../typed/amount.ts';

/** A tax rate as typed, in percent, and its first day. */
export type TypedTaxRate = { readonly percent: string; readonly day: string };

export type TaxRateFault = 'required' | 'percent';

/** In basis points. */
export type NewTaxRate = { readonly rate: number; readonly from: string };

/** A percentage with up to two decimals, `9` or `9.25`, in basis points; null if invalid or above 100 %. */
function basisPointsOf(text: string): number | null {
  const read = readAmount(text);
  if (read.kind !== 'amount' || read.sign !== '' || read.fraction.length > 2) return null;
  const points = Number(read.whole) * 100 + Number(read.fraction.padEnd(2, '0'));
  return points <= 10_000 ? points : null;
}

/** Reads the typed rate, or returns faults by field. */
export function readTaxRate({
  percent,
  day,
}: TypedTaxRate): NewTaxRate | { faults: Partial<Record<keyof TypedTaxRate, TaxRateFault>> } {
  const rate = basisPointsOf(percent);
  if (rate !== null && day !== '') return { rate, from: day };
  const isEmpty = percent.trim() === '';
  return {
    faults: {
      ...(rate === null && { percent: isEmpty ? 'required' : 'percent' }),
      ...(day === '' && { day: 'required' }),
    },
  };
}
