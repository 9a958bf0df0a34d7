import type { StockLine } from '../stock/stock.ts';
import {
  type CellTarget,
  changesTo,
  makeStep,
  redoStep,
  type SheetStep,
  type StockSheet,
  undoStep,
} from './cells.ts';
import { type GridSelection, selectCell } from './selection.ts';
import { changeQuantities, type GridQuantities, quantitiesOf } from './totals.ts';
import { type GridWindow, positionOf } from './window.ts';

/** A sheet seen through a window, with the selection. */
export type PowerGrid = {
  readonly window: GridWindow;
  readonly sheet: StockSheet;
  readonly quantities: GridQuantities;
  readonly selection: GridSelection;
};

const corner = { row: 0, column: 0 };

export function showSheet(window: GridWindow, sheet: StockSheet): PowerGrid {
  const quantities = quantitiesOf(window, sheet.lines.values());
  return { window, sheet, quantities, selection: selectCell(corner) };
}

/** Changes the window; keeps the active cell if it is still visible. */
export function showWindow(grid: PowerGrid, window: GridWindow): PowerGrid {
  const { row, column } = grid.selection.active;
  const sphere = grid.window.spheres[row] ?? 0;
  const cylinder = grid.window.cylinders[column] ?? 0;
  const { lens, diameter } = window;
  const position = positionOf(window, { lens, diameter, sphere, cylinder });
  return { ...showSheet(window, grid.sheet), selection: selectCell(position ?? corner) };
}

/** Applies the requested quantities as one step. */
export function applyTargets(grid: PowerGrid, targets: readonly CellTarget[]): PowerGrid {
  const step = changesTo(grid.sheet, targets);
  return step.length === 0 ? grid : applyStep(grid, makeStep(grid.sheet, step), step);
}

export type HistoryMove = { readonly grid: PowerGrid; readonly step: SheetStep };

/** Undoes one step and selects its first cell if visible; null if there is nothing to undo. */
export function undo(grid: PowerGrid): HistoryMove | null {
  return moveInHistory(grid, undoStep(grid.sheet));
}

/** Redoes one step; null if there is nothing to redo. */
export function redo(grid: PowerGrid): HistoryMove | null {
  return moveInHistory(grid, redoStep(grid.sheet));
}

function moveInHistory(grid: PowerGrid, way: { sheet: StockSheet; step: SheetStep } | null) {
  if (!way) return null;
  const [first] = way.step;
  const position = first ? positionOf(grid.window, first.cell) : null;
  const selection = position ? selectCell(position) : grid.selection;
  return { grid: { ...applyStep(grid, way.sheet, way.step), selection }, step: way.step };
}

function applyStep(grid: PowerGrid, sheet: StockSheet, step: SheetStep): PowerGrid {
  const quantities = changeQuantities(grid.quantities, grid.window, step);
  return { ...grid, sheet, quantities };
}

/** Lines in the order they were first typed. */
export function linesOf({ sheet }: Pick<PowerGrid, 'sheet'>): StockLine[] {
  return [...sheet.lines.values()];
}
