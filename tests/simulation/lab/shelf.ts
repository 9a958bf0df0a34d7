import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { checkStock } from '../../../src/domain/stock/check.ts';
import type { StockCell, StockLine } from '../../../src/domain/stock/stock.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Books } from './books.ts';

type Shelf = Books['shelf'];

const countOn = (shelf: Shelf) => (cell: StockCell) => shelf.get(stockCellKey(cell)) ?? null;

export function addPieces(shelf: Shelf, lines: readonly StockLine[], sign: 1 | -1): void {
  for (const line of lines) {
    const key = stockCellKey(line);
    shelf.set(key, (shelf.get(key) ?? 0) + sign * line.pieces);
  }
}

/** The issues for ordered pieces that the shelf doesn't have. */
export const missingPieces = ({ shelf }: Books, lines: readonly StockLine[]): Issue[] =>
  checkStock(lines, countOn(shelf));

/** Returns one order's pieces to the shelf and takes another's. If it returns issues, the shelf is unchanged. */
export function exchangePieces(
  { shelf }: Books,
  before: readonly StockLine[],
  after: readonly StockLine[],
): Issue[] {
  const without = new Map(shelf);
  addPieces(without, before, 1);
  const issues = checkStock(after, countOn(without));
  if (issues.length > 0) return issues;
  addPieces(shelf, before, 1);
  addPieces(shelf, after, -1);
  return [];
}
