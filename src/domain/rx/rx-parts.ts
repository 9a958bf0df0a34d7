import type { LensCatalogue } from '../catalogue/lens.ts';
import { joinEyes } from '../prices/join-parts.ts';
import { type PricePart, partNames } from '../prices/price-parts.ts';
import { type PricedRx, priceEye } from './price.ts';

/** The parts that an order's price is made of. */
export function rxParts(order: PricedRx, catalogue: LensCatalogue): PricePart[] {
  const right = priceEye('right', order, catalogue);
  const left = priceEye('left', order, catalogue);
  return joinEyes({ right, left }, partNames);
}
