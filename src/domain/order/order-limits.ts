import { countPieces } from '../stock/lines.ts';
import type { StockOrder } from '../stock/stock.ts';
import type { Issue } from '../vocabulary/issue.ts';

/** How much an account may order; the lab sets it for each. */
export interface OrderLimits {
  /** Lines of one stock order. */
  lines: number;
  /** Pieces of all lines of one stock order together. */
  pieces: number;
  /** Orders sent in a minute. */
  ordersPerMinute: number;
}

/** Whether so many lines are more than the account may order at once; told without looking at any. */
export function checkLineCount(lines: number, { lines: max }: OrderLimits): Issue[] {
  return lines > max ? [{ path: 'lines', code: 'tooManyLines', params: { max } }] : [];
}

/** What of a stock order is more than the account may order at once. */
export function checkOrderLimits({ lines }: StockOrder, limits: OrderLimits): Issue[] {
  const excess = checkLineCount(lines.length, limits);
  if (excess.length > 0) return excess;
  const pieces = countPieces(lines);
  if (pieces <= limits.pieces) return [];
  return [{ path: 'lines', code: 'tooManyPieces', params: { max: limits.pieces, pieces } }];
}
