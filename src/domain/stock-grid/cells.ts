import { stockCellKey } from '../stock/chart.ts';
import type { StockCell, StockLine } from '../stock/stock.ts';

/** Pieces of a cell; null is an empty one, which on a count is not the same as 0. */
export type CellPieces = number | null;

/** What happens to one cell. */
export type CellChange = {
  readonly cell: StockCell;
  readonly from: CellPieces;
  readonly to: CellPieces;
};

/** What a cell is to hold. */
export type CellWish = { readonly cell: StockCell; readonly pieces: CellPieces };

/** Changes that are made, undone and made again together: a pasted block is one step. */
export type SheetStep = readonly CellChange[];

/** Pieces by cell, every lens together, with the steps that led here. */
export type StockSheet = {
  readonly lines: ReadonlyMap<string, StockLine>;
  /** Whether 0 is a quantity, as on a count, or no order at all. */
  readonly keepsZero: boolean;
  readonly done: readonly SheetStep[];
  readonly undone: readonly SheetStep[];
};

/** As many steps as a person can look back on; older ones are let go. */
const remembered = 200;

export function sheetOf(
  lines: readonly StockLine[],
  { keepsZero }: { keepsZero: boolean } = { keepsZero: false },
): StockSheet {
  const byCell = new Map(lines.map((line) => [stockCellKey(line), line]));
  return { lines: byCell, keepsZero, done: [], undone: [] };
}

export function piecesOf(sheet: StockSheet, cell: StockCell): CellPieces {
  return sheet.lines.get(stockCellKey(cell))?.pieces ?? null;
}

/** What setting cells to pieces changes, and nothing that stays as it is. */
export function changesTo(sheet: StockSheet, wishes: readonly CellWish[]): SheetStep {
  return wishes
    .map(({ cell, pieces }) => {
      const to = pieces === 0 && !sheet.keepsZero ? null : pieces;
      return { cell, from: piecesOf(sheet, cell), to };
    })
    .filter(({ from, to }) => from !== to);
}

/** Makes changes as one step; what was undone before can then no longer be made again. */
export function makeStep(sheet: StockSheet, step: SheetStep): StockSheet {
  if (step.length === 0) return sheet;
  const done = [...sheet.done, step].slice(-remembered);
  return { ...sheet, lines: lay(sheet.lines, step), done, undone: [] };
}

/** Takes the last step back; null where there is none. */
export function undoStep(sheet: StockSheet): { sheet: StockSheet; step: SheetStep } | null {
  const last = sheet.done.at(-1);
  if (!last) return null;
  const step = last.map(({ cell, from, to }) => ({ cell, from: to, to: from }));
  const undone = [...sheet.undone, last];
  const done = sheet.done.slice(0, -1);
  return { sheet: { ...sheet, lines: lay(sheet.lines, step), done, undone }, step };
}

/** Makes the step that was last undone again; null where there is none. */
export function redoStep(sheet: StockSheet): { sheet: StockSheet; step: SheetStep } | null {
  const step = sheet.undone.at(-1);
  if (!step) return null;
  const done = [...sheet.done, step];
  const undone = sheet.undone.slice(0, -1);
  return { sheet: { ...sheet, lines: lay(sheet.lines, step), done, undone }, step };
}

function lay(lines: ReadonlyMap<string, StockLine>, step: SheetStep): Map<string, StockLine> {
  const laid = new Map(lines);
  for (const { cell, to } of step) {
    const key = stockCellKey(cell);
    if (to === null) laid.delete(key);
    else laid.set(key, { ...cell, pieces: to });
  }
  return laid;
}
