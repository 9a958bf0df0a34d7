import type { Rials } from '../vocabulary/money.ts';
import type { PricedKind } from './discount.ts';
import type { PriceDiscount } from './price-parts.ts';
import type { PriceTerms } from './price-terms.ts';

/**
 * What is taken off an amount in rials: the highest of the discounts on this kind of order, of equal ones the first. They
 * are not added up. `pairAge` is in days, and without end for what is no second pair. A share is rounded half up to a rial.
 * Null where nothing is taken off.
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

/** A total with the discount taken off; null, "price on request", stays. */
export function lessDiscount(
  total: Rials | null,
  terms: PriceTerms | undefined,
  kind: PricedKind,
  pairAge?: number,
): Rials | null {
  return total && total - (bestDiscount(total, terms, kind, pairAge)?.amount ?? 0);
}
