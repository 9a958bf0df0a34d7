import type { AccessoryLine } from '../../../domain/accessories/accessories.ts';
import { priceAccessories } from '../../../domain/accessories/price.ts';
import { priceBreakdown } from '../../../domain/order/price-breakdown.ts';
import { withParts } from '../../../domain/shelf/price-parts.ts';
import { priceStock } from '../../../domain/stock/price.ts';
import type { StockLine } from '../../../domain/stock/stock.ts';
import { $accessories } from '../../../stores/accessories/accessories-list.ts';
import { $stock } from '../../../stores/stock/stock.ts';
import { PriceRows } from '../../../ui/prices/PriceRows.tsx';
import { useLive } from '../../base/use-live.ts';

export type ShelfLines = readonly StockLine[] | readonly AccessoryLine[];

const areLenses = (lines: ShelfLines): lines is readonly StockLine[] =>
  lines.some((line) => 'lens' in line);

function usePriced(lines: ShelfLines) {
  const stock = useLive($stock, null);
  const accessories = useLive($accessories, null);
  if (areLenses(lines)) {
    return stock && { price: priceStock(lines, stock), list: stock, items: stock.lenses };
  }
  const list = accessories;
  return list && { price: priceAccessories(lines, list), list, items: list.products };
}

/** The price of pieces from the shelf, part by part. */
export function ShelfPrice({ lines }: { lines: ShelfLines }) {
  const priced = usePriced(lines);
  const parts = priced && withParts(priced.price, lines, priced.list.terms).parts;
  if (!parts) return null;
  const nameOf = ({ id }: { id: string }) => priced.items.find((item) => item.id === id)?.name;
  return <PriceRows price={priceBreakdown(parts, null)} nameOf={nameOf} />;
}
