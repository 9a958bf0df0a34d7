import type { ShelfCount } from './shelf-count.ts';

/** How far stock covers a quantity. `unknown`: the count is hidden from the reader. */
export type Availability = 'unknown' | 'notMade' | 'none' | 'short' | 'enough';

/** For 0 pieces, tells whether there is any stock at all. A null count means that the lab does not stock it. */
export function availabilityOf(count: ShelfCount | null | undefined, pieces: number): Availability {
  if (count === undefined || count === null) return 'notMade';
  if (count === 'hidden') return 'unknown';
  if (count === 0) return 'none';
  return count < pieces ? 'short' : 'enough';
}

/** Stock is low at this many pieces (two pairs of lenses) or fewer, unless the lab sets another limit. */
export const lowStock = 4;

/** Stock of an item, and whether it covers the ordered pieces. */
export type ShelfMark = Availability | 'low';

/** `low`: stock is low at this many pieces on hand or fewer. */
export function markOf(
  count: ShelfCount | null | undefined,
  pieces: number,
  low = lowStock,
): ShelfMark {
  const availability = availabilityOf(count, pieces);
  const isLow = availability === 'enough' && typeof count === 'number' && count <= low;
  return isLow ? 'low' : availability;
}

/** Whether more is ordered than is in stock. Always false for hidden counts. */
export function isBeyond(count: ShelfCount | null, pieces: number): boolean {
  const availability = availabilityOf(count, pieces);
  return pieces > 0 && availability !== 'enough' && availability !== 'unknown';
}
