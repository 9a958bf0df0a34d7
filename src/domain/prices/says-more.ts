import type { PriceParts } from './price-parts.ts';

/** Whether writing a price out says more than its total. */
export const saysMore = ({ parts, discount, taxRate }: PriceParts): boolean =>
  parts.length > 1 || discount !== null || (taxRate ?? 0) > 0;
