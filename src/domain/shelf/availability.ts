import type { ShelfCount } from './shelf-count.ts';

/** How far stock covers a quantity; `unknown` if the count is hidden from the reader. */
export type Availability = 'unknown' | 'notMade' | 'none' | 'short' | 'enough';

/** With 0 pieces, whether there is any stock at all. Null is what the lab does not keep. */
export function availabilityOf(count: ShelfCount | null | undefined, pieces: number): Availability {
  if (count === undefined || count === null) return 'notMade';
  if (count === 'hidden') return 'unknown';
  if (count === 0) return 'none';
  return count < pieces ? 'short' : 'enough';
}

/** Up to this many pieces, two pairs of lenses, stock is low unless the lab says otherwise. */
export const lowStock = 4;

/** Stock of an item, and whether it covers the ordered pieces. */
export type ShelfMark = Availability | 'low';

/** `low`: up to this many pieces on hand, stock is low. */
export function markOf(
  count: ShelfCount | null | undefined,
  pieces: number,
  low = lowStock,
): ShelfMark {
  const availability = availabilityOf(count, pieces);
  const isLow = availability === 'enough' && typeof count === 'number' && count <= low;
  return isLow ? 'low' : availability;
}

/** Whether more is ordered than is in stock. Hidden counts never are. */
export function isBeyond(count: ShelfCount | null, pieces: number): boolean {
  const availability = availabilityOf(count, pieces);
  return pieces > 0 && availability !== 'enough' && availability !== 'unknown';
}
