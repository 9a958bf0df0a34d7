import type { StockLine } from '../stock/stock.ts';
import {
  type CellWish,
  changesTo,
  makeStep,
  redoStep,
  type SheetStep,
  type StockSheet,
  undoStep,
} from './cells.ts';
import { type GridSelection, selectCell } from './selection.ts';
import { changeQuantities, type GridQuantities, quantitiesOf } from './totals.ts';
import { type GridFrame, placeOf } from './window.ts';

/** A sheet seen through a window, with the selection. */
export type StockGrid = {
  readonly frame: GridFrame;
  readonly sheet: StockSheet;
  readonly quantities: GridQuantities;
  readonly selection: GridSelection;
};

const corner = { row: 0, column: 0 };

export function showSheet(frame: GridFrame, sheet: StockSheet): StockGrid {
  const quantities = quantitiesOf(frame, sheet.lines.values());
  return { frame, sheet, quantities, selection: selectCell(corner) };
}

/** Changes the window; keeps the active cell if it is still visible. */
export function showFrame(grid: StockGrid, frame: GridFrame): StockGrid {
  const { row, column } = grid.selection.active;
  const sphere = grid.frame.spheres[row] ?? 0;
  const cylinder = grid.frame.cylinders[column] ?? 0;
  const { lens, diameter } = frame;
  const place = placeOf(frame, { lens, diameter, sphere, cylinder });
  return { ...showSheet(frame, grid.sheet), selection: selectCell(place ?? corner) };
}

/** Applies wishes as one step. */
export function commit(grid: StockGrid, wishes: readonly CellWish[]): StockGrid {
  const step = changesTo(grid.sheet, wishes);
  return step.length === 0 ? grid : carry(grid, makeStep(grid.sheet, step), step);
}

export type Travelled = { readonly grid: StockGrid; readonly step: SheetStep };

/** Undoes one step and selects its first cell if visible; null if there is none. */
export function undo(grid: StockGrid): Travelled | null {
  return travel(grid, undoStep(grid.sheet));
}

/** Redoes one step; null if there is none. */
export function redo(grid: StockGrid): Travelled | null {
  return travel(grid, redoStep(grid.sheet));
}

function travel(grid: StockGrid, way: { sheet: StockSheet; step: SheetStep } | null) {
  if (!way) return null;
  const [first] = way.step;
  const place = first ? placeOf(grid.frame, first.cell) : null;
  const selection = place ? selectCell(place) : grid.selection;
  return { grid: { ...carry(grid, way.sheet, way.step), selection }, step: way.step };
}

function carry(grid: StockGrid, sheet: StockSheet, step: SheetStep): StockGrid {
  const quantities = changeQuantities(grid.quantities, grid.frame, step);
  return { ...grid, sheet, quantities };
}

/** Lines in the order they were first typed. */
export function linesOf({ sheet }: Pick<StockGrid, 'sheet'>): StockLine[] {
  return [...sheet.lines.values()];
}
