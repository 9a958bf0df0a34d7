import type { Rials } from '../vocabulary/money.ts';
import type { PricedKind } from './discount.ts';
import type { PriceDiscount } from './price-parts.ts';
import type { PriceTerms } from './price-terms.ts';

/**
 * The discount on an amount in rials: the highest of those for this kind of order, the first among equals. Discounts
 * are not added up. `pairAge` is in days; infinite if it is not a second pair. A share is rounded half up to a rial.
 * Null without a discount.
 */
export function bestDiscount(
  amount: number,
  terms: PriceTerms | undefined,
  kind: PricedKind,
  pairAge = Number.POSITIVE_INFINITY,
): PriceDiscount | null {
  const [best] = (terms?.discounts ?? [])
    .filter(
      ({ of, pairDays = Number.POSITIVE_INFINITY }) =>
        (of === 'everything' || of === kind) && pairAge <= pairDays,
    )
    .sort((one, other) => other.percent - one.percent);
  const share = best ? Math.floor((amount * best.percent + 50) / 100) : 0;
  return best && share > 0 ? { name: best.name, amount: share } : null;
}

/** A total less the discount; null, "price on request", stays null. */
export function withDiscount(
  total: Rials | null,
  terms: PriceTerms | undefined,
  kind: PricedKind,
  pairAge?: number,
): Rials | null {
  return total && total - (bestDiscount(total, terms, kind, pairAge)?.amount ?? 0);
}
