import { type PiecesProblem, readPieces, type StockUnit } from '../stock/pieces.ts';
import type { StockCell } from '../stock/stock.ts';
import { type CellPieces, type CellWish, piecesOf, type StockSheet } from './cells.ts';
import { type GridRange, placesIn } from './selection.ts';
import { cellAt, countAt, type GridFrame, type Place } from './window.ts';

/** Why a quantity was not taken: what is wrong with it, or that its place has no such lens. */
export type RefusalReason = PiecesProblem | 'notMade' | 'outsideGrid';

/** A quantity that was not taken; `row` and `column` count from 0 in the frame and may lie beyond it. */
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

/** Reads what was typed or pasted, each text at its place. An empty text leaves its cell as it is; 0 clears it. */
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
  // Nothing is nowhere too much: a zero beside the chart is no loss.
  if (reading.kind === 'pieces' && reading.value === 0) return null;
  if (!cell) return 'outsideGrid';
  return countAt(frame, place) === null ? 'notMade' : null;
}

/** One quantity for every cell of a range that the chart has; null empties them. */
export function fillRange(frame: GridFrame, range: GridRange, pieces: CellPieces): CellWish[] {
  return placesIn(range).flatMap((place) => wishAt(frame, place, pieces));
}

/** The range's first row into the rows below it. */
export function fillDown(frame: GridFrame, range: GridRange, sheet: StockSheet): CellWish[] {
  return fillFrom(frame, range, sheet, ({ column }) => ({ row: range.top, column }));
}

/** The range's first column into the columns beside it. */
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
