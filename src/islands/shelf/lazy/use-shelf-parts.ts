import type { AccessoryLine } from '../../../domain/accessories/accessories.ts';
import { priceAccessories } from '../../../domain/accessories/price.ts';
import { withParts } from '../../../domain/shelf/price-parts.ts';
import { priceStock } from '../../../domain/stock/price.ts';
import type { StockLine } from '../../../domain/stock/stock.ts';
import {
  $accessories,
  $accessoryPricesKnown,
} from '../../../stores/accessories/accessories-list.ts';
import { $stock, $stockPricesKnown } from '../../../stores/stock/stock.ts';
import { useLive } from '../../base/use-live.ts';

export type ShelfLines = readonly StockLine[] | readonly AccessoryLine[];

const areLenses = (lines: ShelfLines): lines is readonly StockLine[] =>
  lines.some((line) => 'lens' in line);

function usePriced(lines: ShelfLines) {
  const stock = useLive($stock, null);
  const accessories = useLive($accessories, null);
  const isStockKnown = useLive($stockPricesKnown, false);
  const areAccessoriesKnown = useLive($accessoryPricesKnown, false);
  if (areLenses(lines)) {
    if (!stock || !isStockKnown) return null;
    return { price: priceStock(lines, stock), terms: stock.terms, items: stock.lenses };
  }
  if (!accessories || !areAccessoriesKnown) return null;
  const { terms, products: items } = accessories;
  return { price: priceAccessories(lines, accessories), terms, items };
}

/** The price parts of stock items, and their names; null until the prices are known. */
export function useShelfParts(lines: ShelfLines) {
  const priced = usePriced(lines);
  const { parts = null } = priced ? withParts(priced.price, lines, priced.terms) : {};
  const nameOf = ({ id }: { id: string }) => priced?.items.find((item) => item.id === id)?.name;
  return parts && { parts, nameOf };
}
