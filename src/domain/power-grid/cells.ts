import { stockCellKey } from '../stock/chart.ts';
import type { StockCell, StockLine } from '../stock/stock.ts';

/** Null is an empty cell, which in a stock count is different from 0. */
export type CellPieces = number | null;

export type CellChange = {
  readonly cell: StockCell;
  readonly from: CellPieces;
  readonly to: CellPieces;
};

export type CellTarget = { readonly cell: StockCell; readonly pieces: CellPieces };

/** Changes undone and redone together, such as a pasted block. */
export type SheetStep = readonly CellChange[];

/** Pieces by cell for all lenses, with the edit history. */
export type StockSheet = {
  readonly lines: ReadonlyMap<string, StockLine>;
  /** Whether 0 is a quantity, as in a stock count, or clears the cell. */
  readonly keepsZero: boolean;
  readonly done: readonly SheetStep[];
  readonly undone: readonly SheetStep[];
};

/** Number of steps kept for undo. */
const remembered = 200;

/** A sheet of these lines, with nothing to undo. A count or level of 0 is kept with `keepsZero`. */
export function sheetOf(
  lines: readonly StockLine[],
  { keepsZero }: { keepsZero: boolean } = { keepsZero: false },
): StockSheet {
  const byCell = new Map(lines.map((line) => [stockCellKey(line), line]));
  return { lines: byCell, keepsZero, done: [], undone: [] };
}

/** The pieces typed for a power; null for none. */
export function piecesOf(sheet: StockSheet, cell: StockCell): CellPieces {
  return sheet.lines.get(stockCellKey(cell))?.pieces ?? null;
}

/** Changes needed to reach the requested quantities. Unchanged cells are left out. */
export function changesTo(sheet: StockSheet, targets: readonly CellTarget[]): SheetStep {
  return targets
    .map(({ cell, pieces }) => {
      const to = pieces === 0 && !sheet.keepsZero ? null : pieces;
      return { cell, from: piecesOf(sheet, cell), to };
    })
    .filter(({ from, to }) => from !== to);
}

/** Applies changes as one step. Clears the redo history. */
export function makeStep(sheet: StockSheet, step: SheetStep): StockSheet {
  if (step.length === 0) return sheet;
  const done = [...sheet.done, step].slice(-remembered);
  return { ...sheet, lines: applyStep(sheet.lines, step), done, undone: [] };
}

/** Undoes the last step; null if there is nothing to undo. */
export function undoStep(sheet: StockSheet): { sheet: StockSheet; step: SheetStep } | null {
  const last = sheet.done.at(-1);
  if (!last) return null;
  const step = last.map(({ cell, from, to }) => ({ cell, from: to, to: from }));
  const undone = [...sheet.undone, last];
  const done = sheet.done.slice(0, -1);
  return { sheet: { ...sheet, lines: applyStep(sheet.lines, step), done, undone }, step };
}

/** Redoes the last undone step; null if there is nothing to redo. */
export function redoStep(sheet: StockSheet): { sheet: StockSheet; step: SheetStep } | null {
  const step = sheet.undone.at(-1);
  if (!step) return null;
  const done = [...sheet.done, step];
  const undone = sheet.undone.slice(0, -1);
  return { sheet: { ...sheet, lines: applyStep(sheet.lines, step), done, undone }, step };
}

function applyStep(lines: ReadonlyMap<string, StockLine>, step: SheetStep): Map<string, StockLine> {
  const laid = new Map(lines);
  for (const { cell, to } of step) {
    const key = stockCellKey(cell);
    if (to === null) laid.delete(key);
    else laid.set(key, { ...cell, pieces: to });
  }
  return laid;
}
