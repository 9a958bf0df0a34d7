import { stockCellKey } from '../stock/chart.ts';
import type { StockLine } from '../stock/stock.ts';
import { stockLimits } from '../vocabulary/limits.ts';
import { formOf, type TableForm } from './headings.ts';
import { type RowReason, readRow, type TableContext } from './row.ts';

/** A problem with row and column as spreadsheets count them, from 1. */
export type TableProblem = {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly reason: RowReason;
};

/** Why the whole table is refused. */
export type TableRefusal = 'empty' | 'noHeader' | 'cylinderSign' | 'tooManyRows' | 'nothingOrdered';

export type TableReading =
  | { kind: 'refused'; reason: TableRefusal }
  | {
      kind: 'read';
      form: TableForm['kind'];
      /** Lines from good rows; quantities of repeated powers are added up. */
      lines: StockLine[];
      problems: TableProblem[];
    };

/** Maximum rows of a table and bytes of a file; anything larger is not an order. */
export const mostTableRows = 20_000;
export const mostFileBytes = 5_000_000;

/** Rows searched for headings, below titles and addresses. */
const headingRows = 20;

type Rows = readonly (readonly string[])[];

/** The screen's choices, used for anything a file leaves out. */
export type ScreenChoice = Omit<TableContext, 'isSigned'>;

/**
 * Reads a table into order lines: a list of powers, or a grid with cylinders across. Calls `onRows` with the rows read
 * so far, every 250 rows. Anything not understood is reported with its reason, never guessed.
 */
export function readStockTable(
  rows: Rows,
  screen: ScreenChoice,
  onRows: (count: number) => void = () => {},
): TableReading {
  if (rows.every((row) => row.every((text) => text.trim() === ''))) return refuse('empty');
  if (rows.length > mostTableRows) return refuse('tooManyRows');
  const heading = findForm(rows);
  if (typeof heading === 'string') return refuse(heading);
  const read = readBody(rows, heading, screen, onRows);
  const isNothing = read.lines.length === 0 && read.problems.length === 0;
  return isNothing ? refuse('nothingOrdered') : { kind: 'read', form: heading.form.kind, ...read };
}

/**
 * Reads pasted rows by their headings, like a file; null if they have none, and the paste position decides their
 * meaning.
 */
export function readPastedTable(rows: Rows, screen: ScreenChoice): TableReading | null {
  const reading = readStockTable(rows, screen);
  const isBare = reading.kind === 'refused' && ['empty', 'noHeader'].includes(reading.reason);
  return isBare ? null : reading;
}

function readBody(
  rows: Rows,
  { form, index }: Heading,
  screen: ScreenChoice,
  onRows: (count: number) => void,
): { lines: StockLine[]; problems: TableProblem[] } {
  const body = rows.slice(index + 1);
  const context = { ...screen, isSigned: hasMinus(body, form) };
  const lines = new Map<string, StockLine>();
  const problems: TableProblem[] = [];
  for (const [down, row] of body.entries()) {
    if (down % 250 === 0) onRows(index + 1 + down);
    for (const read of readRow(row, form, context)) {
      const column = read.kind === 'problem' ? read.column : 0;
      const reason = read.kind === 'problem' ? read.reason : addPieces(lines, read);
      const at = { row: index + 2 + down, column: column + 1, text: row[column] ?? '' };
      if (reason) problems.push({ ...at, reason });
    }
  }
  onRows(rows.length);
  return { lines: [...lines.values()], problems };
}

const refuse = (reason: TableRefusal): TableReading => ({ kind: 'refused', reason });

type Heading = { readonly form: TableForm; readonly index: number };

function findForm(rows: Rows): Heading | TableRefusal {
  let doubt: TableRefusal = 'noHeader';
  for (const [index, row] of rows.slice(0, headingRows).entries()) {
    const form = formOf(row);
    if (form === 'cylinderSign') doubt = form;
    else if (form) return { form, index };
  }
  return doubt;
}

function hasMinus(body: Rows, form: TableForm): boolean {
  const column = form.kind === 'list' ? form.sphere : 0;
  return body.some((row) => /[-\u2010-\u2015\u2212]/.test(row[column] ?? ''));
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
