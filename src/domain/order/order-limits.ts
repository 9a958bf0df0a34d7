import { countPieces } from '../shelf/shelf-lines.ts';
import type { Issue } from '../vocabulary/issue.ts';

/** Limits the lab sets for each account. */
export interface OrderLimits {
  /** Most lines in one stock or accessory order. */
  lines: number;
  /** Most pieces in one such order. */
  pieces: number;
  /** Most orders sent per minute. */
  ordersPerMinute: number;
}

/** Checks the number of lines before reading any of them. */
export function checkLineCount(lines: number, { lines: max }: OrderLimits): Issue[] {
  return lines > max ? [{ path: 'lines', code: 'tooManyLines', params: { max } }] : [];
}

/** Size issues of a stock or accessory order. */
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
