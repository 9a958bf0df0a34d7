import type { StockLine } from '../stock/stock.ts';
import type { CellPieces, SheetStep } from './cells.ts';
import { type GridFrame, placeOf } from './window.ts';

/** Pieces of the visible cells, with sums by row and by column. */
export type GridQuantities = {
  readonly pieces: readonly (readonly CellPieces[])[];
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly total: number;
};

function nothing({ spheres, cylinders }: GridFrame): GridQuantities {
  const columns = cylinders.map(() => 0);
  const row = cylinders.map(() => null);
  return { pieces: spheres.map(() => row), rows: spheres.map(() => 0), columns, total: 0 };
}

/** Quantities of lines as the window shows them. */
export function quantitiesOf(frame: GridFrame, lines: Iterable<StockLine>): GridQuantities {
  const step = [...lines].map(({ pieces, ...cell }) => ({ cell, from: null, to: pieces }));
  return changeQuantities(nothing(frame), frame, step);
}

/**
 * Applies a step to the quantities: adjusts sums by the difference, and keeps the arrays of unchanged rows so that
 * they are not rendered again.
 */
export function changeQuantities(
  shown: GridQuantities,
  frame: GridFrame,
  step: SheetStep,
): GridQuantities {
  const pieces = [...shown.pieces];
  const rows = [...shown.rows];
  const columns = [...shown.columns];
  const changed = new Map<number, CellPieces[]>();
  let { total } = shown;
  for (const { cell, from, to } of step) {
    const place = placeOf(frame, cell);
    if (!place) continue;
    const row = changed.get(place.row) ?? [...(pieces[place.row] ?? [])];
    changed.set(place.row, row);
    pieces[place.row] = row;
    row[place.column] = to;
    const added = (to ?? 0) - (from ?? 0);
    rows[place.row] = (rows[place.row] ?? 0) + added;
    columns[place.column] = (columns[place.column] ?? 0) + added;
    total += added;
  }
  return { pieces, rows, columns, total };
}
