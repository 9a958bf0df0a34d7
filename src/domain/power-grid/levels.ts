import { stockCellKey } from '../stock/chart.ts';
import type { StockLine } from '../stock/stock.ts';
import type { CellTarget } from './cells.ts';

/**
 * "Fill up to": orders the difference between target level and counted stock. Powers that were not counted are skipped,
 * because an empty count is not 0.
 */
export function proposeOrder(
  levels: readonly StockLine[],
  counted: readonly StockLine[],
): { targets: CellTarget[]; uncounted: number } {
  const counts = new Map(counted.map((line) => [stockCellKey(line), line.pieces]));
  const targets: CellTarget[] = [];
  let uncounted = 0;
  for (const { pieces: level, ...cell } of levels) {
    const count = counts.get(stockCellKey(cell));
    if (count === undefined) uncounted += 1;
    else targets.push({ cell, pieces: Math.max(0, level - count) });
  }
  return { targets, uncounted };
}
