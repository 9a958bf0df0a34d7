import { availabilityOf } from './chart.ts';
import type { StockCount } from './stock.ts';

/** Pieces from which on a power is said to run low: two pairs. */
const lowStock = 4;

/** How a cell is marked: what is on hand, and whether the pieces wished for are. */
export type CellMark = 'notMade' | 'unknown' | 'none' | 'short' | 'low' | 'enough';

export function markOf(count: StockCount, pieces: number): CellMark {
  const availability = availabilityOf(count, pieces);
  const isLow = availability === 'enough' && typeof count === 'number' && count <= lowStock;
  return isLow ? 'low' : availability;
}

/** Whether more is ordered than there is, of what is counted. */
export function isBeyond(count: StockCount, pieces: number): boolean {
  const availability = availabilityOf(count, pieces);
  return pieces > 0 && availability !== 'enough' && availability !== 'unknown';
}
