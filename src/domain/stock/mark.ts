import { availabilityOf } from './chart.ts';
import type { StockCount } from './stock.ts';

/** Up to this many pieces, two pairs, stock is low. */
const lowStock = 4;

/** Mark of a cell: its stock, and whether that covers the ordered pieces. */
export type CellMark = 'notMade' | 'unknown' | 'none' | 'short' | 'low' | 'enough';

export function markOf(count: StockCount, pieces: number): CellMark {
  const availability = availabilityOf(count, pieces);
  const isLow = availability === 'enough' && typeof count === 'number' && count <= lowStock;
  return isLow ? 'low' : availability;
}

/** Whether more is ordered than is in stock. Hidden counts never are. */
export function isBeyond(count: StockCount, pieces: number): boolean {
  const availability = availabilityOf(count, pieces);
  return pieces > 0 && availability !== 'enough' && availability !== 'unknown';
}
