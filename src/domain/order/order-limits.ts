import { countPieces } from '../shelf/shelf-lines.ts';
import type { Issue } from '../vocabulary/issue.ts';

/** Limits the lab sets for each account. */
export interface OrderLimits {
  /** Lines of one order of pieces from the shelf. */
  lines: number;
  /** Total pieces of one such order. */
  pieces: number;
  /** Orders sent in a minute. */
  ordersPerMinute: number;
}

/** Checks the number of lines before reading any of them. */
export function checkLineCount(lines: number, { lines: max }: OrderLimits): Issue[] {
  return lines > max ? [{ path: 'lines', code: 'tooManyLines', params: { max } }] : [];
}

/** Issues with the size of an order of pieces from the shelf. */
export function checkOrderLimits(
  { lines }: { readonly lines: readonly { readonly pieces: number }[] },
  limits: OrderLimits,
): Issue[] {
  const excess = checkLineCount(lines.length, limits);
  if (excess.length > 0) return excess;
  const pieces = countPieces(lines);
  if (pieces <= limits.pieces) return [];
  return [{ path: 'lines', code: 'tooManyPieces', params: { max: limits.pieces, pieces } }];
}
