import { bestDiscount } from './best-discount.ts';
import type { PricedKind } from './discount.ts';
import type { PricePart, PriceParts } from './price-parts.ts';
import type { PriceTerms } from './price-terms.ts';

/**
 * An order's price by parts, on the terms of the catalogue that priced them. The discount applies only to the priced
 * parts: the lab's quote for the others is final. `pairAge` as in `bestDiscount`.
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
