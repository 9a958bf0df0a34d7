import { stockPath } from '../../api/stock/paths.ts';
import type { StockCatalogue } from '../../domain/stock/stock.ts';
import { withoutCounts } from '../../domain/stock/visitor.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { createKeptList } from '../lists/kept-list.ts';

/** Lenses in the lab's stock. */
export const {
  $list: $stock,
  $calendar: $stockCalendar,
  $at: $stockAt,
  $pricesKnown: $stockPricesKnown,
  $fetch: $stockFetch,
  refresh: refreshStock,
  follow: followStock,
} = createKeptList<StockCatalogue>({
  path: stockPath,
  key: storageKeys.stock,
  isList: (list) => Array.isArray(list?.lenses),
  forVisitor: withoutCounts,
});
