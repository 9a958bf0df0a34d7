import { stockCellKey } from '../stock/chart.ts';
import type { StockChart, StockLine } from '../stock/stock.ts';
import { stockLimits } from '../vocabulary/limits.ts';
import { type Block, findBlocks, rowsOf } from './blocks.ts';
import { type BlockFault, checkBlocks } from './check-blocks.ts';
import { isBlank } from './find-headings.ts';
import { keyColumn, type TableForm } from './forms.ts';
import { readGridRow } from './grid-row.ts';
import { readListRow } from './list-row.ts';
import { isSum, type ReadCell, type RowReason, type TableContext } from './row.ts';
import { numericColumns } from './spare-columns.ts';

/** A cell with its 1-based row and column, as in spreadsheets. */
export type TablePlace = { readonly row: number; readonly column: number; readonly text: string };

export type TableProblem = TablePlace & { readonly reason: RowReason };

/** Why the whole table is rejected. */
export type TableRefusal = 'empty' | 'tooManyRows' | 'nothingOrdered' | BlockFault['refused'];

export type TableReading =
  | {
      kind: 'refused';
      reason: TableRefusal;
      /** The cell at fault, if it is a single one. */
      at?: TablePlace;
    }
  | {
      kind: 'read';
      form: TableForm['kind'];
      /** Lines from valid rows. Quantities of repeated powers are added up. */
      lines: StockLine[];
      problems: TableProblem[];
    };

/** Maximum rows of a table and bytes of a file; anything larger is not an order. */
export const mostTableRows = 20_000;
export const mostFileBytes = 5_000_000;

type Rows = readonly (readonly string[])[];

/** The screen's choices, used for whatever a file leaves out. */
export type ScreenChoice = Omit<TableContext, 'isSigned' | 'unheaded'>;

/**
 * Reads a table into order lines: lists of powers, and grids with spheres and cylinders down and across, stacked or
 * side by side. Calls `onRows` with the rows read so far, every 250 rows. Anything not understood is reported with its
 * reason, never guessed.
 */
export function readStockTable(
  rows: Rows,
  screen: ScreenChoice,
  onRows: (count: number) => void = () => {},
): TableReading {
  if (rows.every(isBlank)) return refuse('empty');
  if (rows.length > mostTableRows) return refuse('tooManyRows');
  const blocks = findBlocks(rows, chartsOf(screen));
  const fault = 'refused' in blocks ? blocks : checkBlocks(rows, blocks, screen);
  if (fault) return refuseAt(rows, fault);
  if ('refused' in blocks) return refuse(blocks.refused);
  const read = readBlocks(rows, blocks, screen, onRows);
  const isNothing = read.lines.length === 0 && read.problems.length === 0;
  const form = blocks[0]?.form.kind ?? 'list';
  return isNothing ? refuse('nothingOrdered') : { kind: 'read', form, ...read };
}

/**
 * Reads pasted rows by their headings, like a file; null if they have none, in which case the paste position decides
 * their meaning.
 */
export function readPastedTable(rows: Rows, screen: ScreenChoice): TableReading | null {
  const reading = readStockTable(rows, screen);
  const isBare = reading.kind === 'refused' && ['empty', 'noHeader'].includes(reading.reason);
  return isBare ? null : reading;
}

function chartsOf({ lenses, lens, diameter }: ScreenChoice): readonly StockChart[] {
  const { charts = [] } = lenses.find(({ id }) => id === lens) ?? {};
  const own = charts.filter((chart) => chart.diameter === diameter);
  return own.length > 0 ? own : charts;
}

function readBlocks(
  rows: Rows,
  blocks: readonly Block[],
  screen: ScreenChoice,
  onRows: (count: number) => void,
): { lines: StockLine[]; problems: TableProblem[] } {
  const lines = new Map<string, StockLine>();
  const problems: TableProblem[] = [];
  for (const block of blocks) {
    for (const [at, read] of cellsOf(rows, block, screen, onRows)) {
      const column = read.kind === 'problem' ? read.column : keyColumn(block.form);
      const reason = read.kind === 'problem' ? read.reason : addPieces(lines, read);
      if (reason) problems.push({ ...placeOf(rows, at, column), reason });
    }
  }
  onRows(rows.length);
  return { lines: [...lines.values()], problems };
}

/** The contents of a block's rows, each with its row. */
function* cellsOf(
  rows: Rows,
  block: Block,
  screen: ScreenChoice,
  onRows: (count: number) => void,
): Generator<[number, ReadCell]> {
  const context = { ...screen, ...contextOf(rows, block) };
  for (let at = block.from; at < block.to; at += 1) {
    if ((at - block.from) % 250 === 0) onRows(at);
    for (const read of readRow(rows[at] ?? [], block.form, context)) yield [at, read];
  }
}

function contextOf(rows: Rows, block: Block): Pick<TableContext, 'isSigned' | 'unheaded'> {
  const body = rowsOf(rows, block);
  const { form } = block;
  const key = keyColumn(form);
  const all = rows.slice(block.from, block.to).filter((row) => !isSum(row, form));
  const unnamed = form.spare.filter(({ isNamed }) => !isNamed);
  const unheaded = numericColumns(unnamed, rows[block.heading] ?? [], all).map(
    ({ column }) => column,
  );
  const isSigned = body.some((row) => /[-\u2010-\u2015\u2212]/.test(row[key] ?? ''));
  return { isSigned, unheaded };
}

/** Order lines and problems in a row. */
function readRow(row: readonly string[], form: TableForm, context: TableContext): ReadCell[] {
  if (isBlank(row) || isSum(row, form)) return [];
  return form.kind === 'list' ? readListRow(row, form, context) : readGridRow(row, form, context);
}

const placeOf = (rows: Rows, index: number, column: number): TablePlace => {
  return { row: index + 1, column: column + 1, text: rows[index]?.[column] ?? '' };
};

const refuse = (reason: TableRefusal): TableReading => ({ kind: 'refused', reason });

/** Unrecognised headings have no position. */
function refuseAt(rows: Rows, { refused, index, column }: BlockFault): TableReading {
  if (refused === 'noHeader' || refused === 'cylinderSign') return refuse(refused);
  return { kind: 'refused', reason: refused, at: placeOf(rows, index, column) };
}

function addPieces(
  lines: Map<string, StockLine>,
  { cell, pieces }: { cell: Omit<StockLine, 'pieces'>; pieces: number },
): RowReason | null {
  const key = stockCellKey(cell);
  const sum = (lines.get(key)?.pieces ?? 0) + pieces;
  if (sum > stockLimits.pieces.max) return 'tooMany';
  lines.set(key, { ...cell, pieces: sum });
  return null;
}
