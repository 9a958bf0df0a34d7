import type { Rials } from '../vocabulary/money.ts';
import type { PricePart, PriceParts } from './price-parts.ts';

/** What is known of a price. Amounts in rials. */
export type PartSums = {
  /** Of the parts that have a price, less the discount. */
  known: number;
  /** Those without a price. */
  unpriced: readonly PricePart[];
  /** What the lab asks for these; null while it has not said. Negative where it asks for less than the rest comes to. */
  quoted: number | null;
  /** Null while some part has no price. */
  total: Rials | null;
};

/** Adds up the parts; `total` is the order's, which the lab names where a part has no price. */
export function sumParts(
  { parts, discount }: Pick<PriceParts, 'parts' | 'discount'>,
  total: Rials | null,
): PartSums {
  const unpriced = parts.filter((part) => part.total === null);
  const priced = parts.reduce((sum, part) => sum + (part.total ?? 0), 0);
  const known = priced - (discount?.amount ?? 0);
  if (unpriced.length === 0) return { known, unpriced, quoted: null, total: known };
  return { known, unpriced, quoted: total === null ? null : total - known, total };
}
