import type { LensCatalogue } from '../catalogue/lens.ts';
import { applyTerms } from '../prices/apply-terms.ts';
import { joinEyes } from '../prices/join-parts.ts';
import { partNames } from '../prices/part-names.ts';
import type { PriceParts } from '../prices/price-parts.ts';
import { type PricedRx, priceEye } from './price.ts';

/** The price parts of an order. */
export function rxParts(order: PricedRx, catalogue: LensCatalogue): PriceParts {
  const right = priceEye('right', order, catalogue);
  const left = priceEye('left', order, catalogue);
  const parts = joinEyes({ right, left }, partNames);
  return applyTerms(parts, catalogue.terms, 'rx', order.pairAge);
}
