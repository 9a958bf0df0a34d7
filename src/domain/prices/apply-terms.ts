import type { PricePart, PriceParts } from './price-parts.ts';
import type { PriceTerms } from './price-terms.ts';

/** An order's price by its parts, on the terms of the list they were priced by. */
export function applyTerms(parts: PricePart[], terms: PriceTerms | undefined): PriceParts {
  return { parts, discount: null, taxRate: terms?.taxRate ?? null };
}
