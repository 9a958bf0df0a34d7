import type { CellPosition } from './window.ts';

/** A rectangle of cells, bounds included: rows top to bottom, columns first to last. */
export type GridRange = {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
};

/** The range spans anchor and active cell; `entry` is the column where a run of Tabs began, to which Enter returns. */
export type GridSelection = {
  readonly anchor: CellPosition;
  readonly active: CellPosition;
  readonly entry: number;
};

export function selectCell(active: CellPosition): GridSelection {
  return { anchor: active, active, entry: active.column };
}

/** The selected cells, ends included. */
export function rangeOf({ anchor, active }: GridSelection): GridRange {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    first: Math.min(anchor.column, active.column),
    last: Math.max(anchor.column, active.column),
  };
}

export function isSingle({ anchor, active }: GridSelection): boolean {
  return anchor.row === active.row && anchor.column === active.column;
}

/** All cells of a range, row by row. */
export function positionsIn({ top, bottom, first, last }: GridRange): CellPosition[] {
  const positions: CellPosition[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = first; column <= last; column += 1) positions.push({ row, column });
  }
  return positions;
}
