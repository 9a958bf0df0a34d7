import { type SheetFiles, textReader } from './cell-text.ts';
import { putText, spreadMerged } from './merged-cells.ts';
import { quantitiesIn } from './quantities.ts';
import { type MergedRange, partsOf, type SheetPart, type StoredCell } from './sheet-parts.ts';

/** Last row and column to read, 1-based. */
type Reach = { readonly rows: number; readonly columns: number };

/** The texts of a sheet by row, and the 1-based numbers of its hidden rows and columns. */
export type ReadSheet = {
  readonly rows: string[][];
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
};

/**
 * Reads a sheet as displayed: a plus sign if the number format shows one, days as `2026-11-25`, merged cells in each of
 * their rows. A formula gives its value, but a quantity, or a formula that was never calculated, stays a formula with
 * its `=`. Null if it is not a sheet or incomplete; `'beyond'` if a row out of reach has text.
 */
export function readSheet(files: SheetFiles, reach: Reach): ReadSheet | 'beyond' | null {
  const textOf = textReader(files);
  const sheet = emptySheet();
  for (const part of partsOf(files.sheet)) {
    if (part.kind === 'end') return settle(sheet);
    if (part.kind !== 'cell') {
      addLayout(sheet, part, reach);
      continue;
    }
    const { cell } = part;
    const text = textOf(cell);
    if (text === '' || cell.column > reach.columns) continue;
    if (cell.row > reach.rows) return 'beyond';
    putText(sheet.rows, { top: cell.row, left: cell.column }, text);
    if (cell.formula !== null) sheet.formulas.push(cell);
  }
  return null;
}

const emptySheet = () => ({
  rows: [] as string[][],
  formulas: [] as StoredCell[],
  merged: [] as MergedRange[],
  hiddenRows: new Set<number>(),
  hiddenColumns: new Set<number>(),
});

type Gathered = ReturnType<typeof emptySheet>;

function addLayout(
  { hiddenRows, hiddenColumns, merged }: Gathered,
  part: Exclude<SheetPart, { kind: 'cell' }>,
  reach: Reach,
): void {
  if (part.kind === 'hiddenRow') hiddenRows.add(part.row);
  if (part.kind === 'merged') merged.push(part.range);
  if (part.kind !== 'hiddenColumns') return;
  const last = Math.min(part.to, reach.columns);
  for (let column = part.from; column <= last; column += 1) hiddenColumns.add(column);
}

/** Steps that require the whole sheet. */
function settle({ rows, formulas, merged, hiddenRows, hiddenColumns }: Gathered): ReadSheet {
  if (merged.length > 0) spreadMerged(rows, merged);
  const isQuantity = formulas.length > 0 ? quantitiesIn(rows) : () => false;
  for (const { row, column, formula } of formulas) {
    if (isQuantity(row, column)) putText(rows, { top: row, left: column }, `=${formula}`);
  }
  return { rows, hiddenRows, hiddenColumns };
}
