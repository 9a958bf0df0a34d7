import type { StockLine } from '../stock/stock.ts';
import type { CellPieces, SheetStep } from './cells.ts';
import { type GridWindow, positionOf } from './window.ts';

/** Pieces of the visible cells, with sums by row and by column. */
export type GridQuantities = {
  readonly pieces: readonly (readonly CellPieces[])[];
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly total: number;
};

function noQuantities({ spheres, cylinders }: GridWindow): GridQuantities {
  const columns = cylinders.map(() => 0);
  const row = cylinders.map(() => null);
  return { pieces: spheres.map(() => row), rows: spheres.map(() => 0), columns, total: 0 };
}

/** Quantities of lines as the window shows them. */
export function quantitiesOf(window: GridWindow, lines: Iterable<StockLine>): GridQuantities {
  const step = [...lines].map(({ pieces, ...cell }) => ({ cell, from: null, to: pieces }));
  return changeQuantities(noQuantities(window), window, step);
}

/**
 * Applies a step to the quantities: adjusts sums by the difference, and keeps the arrays of unchanged rows so that
 * they are not rendered again.
 */
export function changeQuantities(
  shown: GridQuantities,
  window: GridWindow,
  step: SheetStep,
): GridQuantities {
  const pieces = [...shown.pieces];
  const rows = [...shown.rows];
  const columns = [...shown.columns];
  const changed = new Map<number, CellPieces[]>();
  let { total } = shown;
  for (const { cell, from, to } of step) {
    const position = positionOf(window, cell);
    if (!position) continue;
    const row = changed.get(position.row) ?? [...(pieces[position.row] ?? [])];
    changed.set(position.row, row);
    pieces[position.row] = row;
    row[position.column] = to;
    const added = (to ?? 0) - (from ?? 0);
    rows[position.row] = (rows[position.row] ?? 0) + added;
    columns[position.column] = (columns[position.column] ?? 0) + added;
    total += added;
  }
  return { pieces, rows, columns, total };
}
