import type { PriceParts } from './price-parts.ts';

/** Whether a breakdown says more than the total. */
export const saysMore = ({ parts, discount, taxRate }: PriceParts): boolean =>
  parts.length > 1 || discount !== null || (taxRate ?? 0) > 0;
