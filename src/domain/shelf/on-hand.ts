import { stockLimits } from '../vocabulary/limits.ts';
import type { ShelfCount } from './shelf-count.ts';

/** Reduces each line to what is in stock, and removes lines that are out of stock or not stocked by the lab. */
export function takeOnHand<Line extends { readonly pieces: number }>(
  lines: readonly Line[],
  onHand: (line: Line) => ShelfCount | null | undefined,
): Line[] {
  return lines.flatMap((line) => {
    const count = onHand(line);
    if (count === undefined || count === null) return [];
    const most = count === 'hidden' ? stockLimits.pieces.max : count;
    const pieces = Math.min(line.pieces, most);
    return pieces > 0 ? [{ ...line, pieces }] : [];
  });
}
