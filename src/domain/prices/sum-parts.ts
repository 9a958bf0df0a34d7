import type { Rials } from '../vocabulary/money.ts';
import type { PricePart, PriceParts } from './price-parts.ts';

/** The known sums of a price. Amounts in rials. */
export type PartSums = {
  /** Sum of the priced parts, less the discount. */
  known: number;
  /** The parts without a price. */
  unpriced: readonly PricePart[];
  /**
   * The lab's quote for the unpriced parts; null until it quotes. Negative if the whole order costs less than the
   * priced parts.
   */
  quoted: number | null;
  /** Null while any part has no price. */
  total: Rials | null;
};

/** Adds up the parts. `total` is the order's, which includes the lab's quote for unpriced parts. */
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
