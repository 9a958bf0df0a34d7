import { stockOnHand } from '../../domain/stock/chart.ts';
import type { StockCell } from '../../domain/stock/stock.ts';
import { $stock, refreshStock } from './stock.ts';

/** Stock counts of lenses, as far as the device knows them. */
export const stockShelf = {
  refresh: refreshStock,
  onHand(cell: StockCell) {
    const stock = $stock.get();
    return stock ? stockOnHand(stock, cell) : 'hidden';
  },
};
