import { stockCellKey } from '../stock/chart.ts';
import type { StockLine } from '../stock/stock.ts';
import type { CellWish } from './cells.ts';

/**
 * "Fill up to": orders the difference between target level and counted stock. Powers that were not counted are skipped,
 * because an empty count is not 0.
 */
export function proposeOrder(
  levels: readonly StockLine[],
  counted: readonly StockLine[],
): { wishes: CellWish[]; uncounted: number } {
  const counts = new Map(counted.map((line) => [stockCellKey(line), line.pieces]));
  const wishes: CellWish[] = [];
  let uncounted = 0;
  for (const { pieces: level, ...cell } of levels) {
    const count = counts.get(stockCellKey(cell));
    if (count === undefined) uncounted += 1;
    else wishes.push({ cell, pieces: Math.max(0, level - count) });
  }
  return { wishes, uncounted };
}
