import { stockLimits } from '../vocabulary/stock-limits.ts';
import { stockCellKey, stockOnHand } from './chart.ts';
import type { StockCatalogue, StockLine } from './stock.ts';

type Lines = readonly StockLine[];

/** Adds pieces to the order: to the line of the same cell where there is one, as a new line otherwise. */
export function addStockLine(lines: Lines, added: StockLine): StockLine[] {
  const key = stockCellKey(added);
  const place = lines.findIndex((line) => stockCellKey(line) === key);
  const known = lines[place];
  if (!known) return [...lines, added];
  return lines.with(place, { ...known, pieces: known.pieces + added.pieces });
}

/** Sets the pieces of one line; none takes it away. */
export function setStockPieces(lines: Lines, place: number, pieces: number): StockLine[] {
  const line = lines[place];
  if (!line) return [...lines];
  return pieces > 0 ? lines.with(place, { ...line, pieces }) : lines.toSpliced(place, 1);
}

/** Pieces of all lines together. */
export function countPieces(lines: Lines): number {
  return lines.reduce((sum, { pieces }) => sum + pieces, 0);
}

/** Lowers each line to what is on hand, and leaves out what is not there at all: "take what there is". */
export function takeWhatThereIs(lines: Lines, catalogue: StockCatalogue): StockLine[] {
  return lines.flatMap((line) => {
    const count = stockOnHand(catalogue, line);
    if (count === undefined || count === null) return [];
    const most = count === 'hidden' ? stockLimits.pieces.max : count;
    const pieces = Math.min(line.pieces, most);
    return pieces > 0 ? [{ ...line, pieces }] : [];
  });
}
