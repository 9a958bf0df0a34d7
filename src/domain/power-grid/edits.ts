import { type PiecesProblem, readPieces, type StockUnit } from '../shelf/pieces.ts';
import type { StockCell } from '../stock/stock.ts';
import { type CellPieces, type CellTarget, piecesOf, type StockSheet } from './cells.ts';
import { type GridRange, positionsIn } from './selection.ts';
import { type CellPosition, cellAt, countAt, type GridWindow } from './window.ts';

/** `notMade`: the lens does not exist in that power; `outsideGrid`: the block extends beyond the grid. */
export type RefusalReason = PiecesProblem | 'notMade' | 'outsideGrid';

/** A refused quantity. Row and column count from 0 and may be outside the window. */
export type RefusedCell = {
  readonly position: CellPosition;
  readonly text: string;
  readonly reason: RefusalReason;
};

export type GridEdit = {
  readonly targets: readonly CellTarget[];
  readonly refused: readonly RefusedCell[];
};

type Typed = { readonly position: CellPosition; readonly text: string };

/** Reads typed or pasted texts. An empty text leaves its cell unchanged; 0 clears it. */
export function readTyped(window: GridWindow, typed: readonly Typed[], unit: StockUnit): GridEdit {
  const targets: CellTarget[] = [];
  const refused: RefusedCell[] = [];
  for (const { position, text } of typed) {
    const reading = readPieces(text, unit);
    if (reading.kind === 'empty') continue;
    const cell = cellAt(window, position);
    const reason = refusalOf(window, position, cell, reading);
    if (reason) refused.push({ position, text, reason });
    else if (cell && reading.kind === 'pieces') targets.push({ cell, pieces: reading.value });
  }
  return { targets, refused };
}

function refusalOf(
  window: GridWindow,
  position: CellPosition,
  cell: StockCell | undefined,
  reading: ReturnType<typeof readPieces>,
): RefusalReason | null {
  if (reading.kind === 'problem') return reading.code;
  // Zero pieces outside the chart are not an error, because nothing is lost.
  if (reading.kind === 'pieces' && reading.value === 0) return null;
  if (!cell) return 'outsideGrid';
  return countAt(window, position) === null ? 'notMade' : null;
}

/** Fills all existing cells of a range; null clears them. */
export function fillRange(window: GridWindow, range: GridRange, pieces: CellPieces): CellTarget[] {
  return positionsIn(range).flatMap((position) => targetAt(window, position, pieces));
}

/** Copies the range's first row down. */
export function fillDown(window: GridWindow, range: GridRange, sheet: StockSheet): CellTarget[] {
  return fillFrom(window, range, sheet, ({ column }) => ({ row: range.top, column }));
}

/** Copies the range's first column to the right. */
export function fillRight(window: GridWindow, range: GridRange, sheet: StockSheet): CellTarget[] {
  return fillFrom(window, range, sheet, ({ row }) => ({ row, column: range.first }));
}

function fillFrom(
  window: GridWindow,
  range: GridRange,
  sheet: StockSheet,
  sourceOf: (position: CellPosition) => CellPosition,
): CellTarget[] {
  return positionsIn(range).flatMap((position) => {
    const source = cellAt(window, sourceOf(position));
    return source ? targetAt(window, position, piecesOf(sheet, source)) : [];
  });
}

function targetAt(window: GridWindow, position: CellPosition, pieces: CellPieces): CellTarget[] {
  const cell = cellAt(window, position);
  return cell && countAt(window, position) !== null ? [{ cell, pieces }] : [];
}
