import { bestDiscount } from './best-discount.ts';
import type { PricedKind } from './discount.ts';
import type { PricePart, PriceParts } from './price-parts.ts';
import type { PriceTerms } from './price-terms.ts';

/**
 * An order's price by its parts, on the terms of the list they were priced by. The discount is on the parts that have a
 * price: what the lab names for the others is final. `pairAge` as in `bestDiscount`.
 */
export function applyTerms(
  parts: PricePart[],
  terms: PriceTerms | undefined,
  kind: PricedKind,
  pairAge?: number,
): PriceParts {
  const priced = parts.reduce((sum, part) => sum + (part.total ?? 0), 0);
  const discount = bestDiscount(priced, terms, kind, pairAge);
  return { parts, discount, taxRate: terms?.taxRate ?? null };
}
