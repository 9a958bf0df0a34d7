import { type PiecesProblem, readPieces, type StockUnit } from '../stock/pieces.ts';
import type { StockCell } from '../stock/stock.ts';
import { type CellPieces, type CellWish, piecesOf, type StockSheet } from './cells.ts';
import { type GridRange, placesIn } from './selection.ts';
import { cellAt, countAt, type GridFrame, type Place } from './window.ts';

/** `notMade`: the lens does not exist in that power; `outsideGrid`: the block reaches beyond the grid. */
export type RefusalReason = PiecesProblem | 'notMade' | 'outsideGrid';

/** A refused quantity. Row and column count from 0 and may lie outside the window. */
export type RefusedCell = {
  readonly place: Place;
  readonly text: string;
  readonly reason: RefusalReason;
};

export type GridEdit = {
  readonly wishes: readonly CellWish[];
  readonly refused: readonly RefusedCell[];
};

type Typed = { readonly place: Place; readonly text: string };

/** Reads typed or pasted texts. An empty text leaves its cell unchanged; 0 clears it. */
export function readTyped(frame: GridFrame, typed: readonly Typed[], unit: StockUnit): GridEdit {
  const wishes: CellWish[] = [];
  const refused: RefusedCell[] = [];
  for (const { place, text } of typed) {
    const reading = readPieces(text, unit);
    if (reading.kind === 'empty') continue;
    const cell = cellAt(frame, place);
    const reason = reasonAgainst(frame, place, cell, reading);
    if (reason) refused.push({ place, text, reason });
    else if (cell && reading.kind === 'pieces') wishes.push({ cell, pieces: reading.value });
  }
  return { wishes, refused };
}

function reasonAgainst(
  frame: GridFrame,
  place: Place,
  cell: StockCell | undefined,
  reading: ReturnType<typeof readPieces>,
): RefusalReason | null {
  if (reading.kind === 'problem') return reading.code;
  // Zero pieces outside the chart is no mistake: nothing is lost.
  if (reading.kind === 'pieces' && reading.value === 0) return null;
  if (!cell) return 'outsideGrid';
  return countAt(frame, place) === null ? 'notMade' : null;
}

/** Fills all cells of a range that exist; null clears them. */
export function fillRange(frame: GridFrame, range: GridRange, pieces: CellPieces): CellWish[] {
  return placesIn(range).flatMap((place) => wishAt(frame, place, pieces));
}

/** Copies the range's first row down. */
export function fillDown(frame: GridFrame, range: GridRange, sheet: StockSheet): CellWish[] {
  return fillFrom(frame, range, sheet, ({ column }) => ({ row: range.top, column }));
}

/** Copies the range's first column to the right. */
export function fillRight(frame: GridFrame, range: GridRange, sheet: StockSheet): CellWish[] {
  return fillFrom(frame, range, sheet, ({ row }) => ({ row, column: range.first }));
}

function fillFrom(
  frame: GridFrame,
  range: GridRange,
  sheet: StockSheet,
  sourceOf: (place: Place) => Place,
): CellWish[] {
  return placesIn(range).flatMap((place) => {
    const source = cellAt(frame, sourceOf(place));
    return source ? wishAt(frame, place, piecesOf(sheet, source)) : [];
  });
}

function wishAt(frame: GridFrame, place: Place, pieces: CellPieces): CellWish[] {
  const cell = cellAt(frame, place);
  return cell && countAt(frame, place) !== null ? [{ cell, pieces }] : [];
}
