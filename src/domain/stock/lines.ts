import { stockLimits } from '../vocabulary/limits.ts';
import { stockCellKey, stockOnHand } from './chart.ts';
import type { StockCatalogue, StockLine } from './stock.ts';

type Lines = readonly StockLine[];

/** Adds to the line of the same cell, or as a new line. */
export function addStockLine(lines: Lines, added: StockLine): StockLine[] {
  const key = stockCellKey(added);
  const index = lines.findIndex((line) => stockCellKey(line) === key);
  const known = lines[index];
  if (!known) return [...lines, added];
  return lines.with(index, { ...known, pieces: known.pieces + added.pieces });
}

/** Sets the pieces of one line; 0 removes it. */
export function setStockPieces(lines: Lines, index: number, pieces: number): StockLine[] {
  const line = lines[index];
  if (!line) return [...lines];
  return pieces > 0 ? lines.with(index, { ...line, pieces }) : lines.toSpliced(index, 1);
}

/** Total pieces. */
export function countPieces(lines: Lines): number {
  return lines.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** Reduces each line to what is in stock, and removes those without stock. */
export function takeWhatThereIs(lines: Lines, catalogue: StockCatalogue): StockLine[] {
  return lines.flatMap((line) => {
    const count = stockOnHand(catalogue, line);
    if (count === undefined || count === null) return [];
    const most = count === 'hidden' ? stockLimits.pieces.max : count;
    const pieces = Math.min(line.pieces, most);
    return pieces > 0 ? [{ ...line, pieces }] : [];
  });
}
