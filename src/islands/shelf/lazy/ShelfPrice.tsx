import { priceBreakdown } from '../../../domain/order/price-breakdown.ts';
import { PriceRows } from '../../../ui/prices/PriceRows.tsx';
import { type ShelfLines, useShelfParts } from './use-shelf-parts.ts';

/** The price of stock items, part by part. */
export function ShelfPrice({ lines }: { lines: ShelfLines }) {
  const priced = useShelfParts(lines);
  if (!priced) return null;
  return <PriceRows price={priceBreakdown(priced.parts, null)} nameOf={priced.nameOf} />;
}
