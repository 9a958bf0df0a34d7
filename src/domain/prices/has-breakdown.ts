import type { PriceParts } from './price-parts.ts';

/** Whether the price has anything to break down: several parts, a discount or tax. */
export const hasBreakdown = ({ parts, discount, taxRate }: PriceParts): boolean =>
  parts.length > 1 || discount !== null || (taxRate ?? 0) > 0;
