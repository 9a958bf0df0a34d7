import { plainWord } from '../stock-table/words.ts';
import type { CellFault, Column, Columns } from './column.ts';

/** Most rows of a file besides its heading, and most bytes. */
export const tableLimits = { rows: 50_001, bytes: 20_000_000 } as const;

/** A row, with its number as spreadsheets count, from 1. */
export interface ReadRow<Row> {
  row: number;
  value: Row;
}

/** A cell that cannot be read. */
export interface RowFault<Row> {
  row: number;
  column: keyof Row & string;
  text: string;
  fault: CellFault;
}

export type TableReading<Row> =
  | { kind: 'refused'; reason: 'empty' | 'tooManyRows' }
  /** No row of headings, or one without these columns. */
  | { kind: 'refused'; reason: 'noHeader'; missing: (keyof Row & string)[] }
  | { kind: 'read'; rows: ReadRow<Row>[]; faults: RowFault<Row>[] };

type Cells = readonly string[];

/** Rows searched for headings, below titles. */
const headingRows = 10;

/** Rows that are read before the page gets its turn. */
const slice = 500;

type Keys<Row> = readonly (keyof Row & string)[];

const keysOf = <Row>(columns: Columns<Row>) => Object.keys(columns) as (keyof Row & string)[];

/** Where each column stands in a row of headings; -1 where it is missing. */
function placesIn<Row>(columns: Columns<Row>, headings: Cells): number[] {
  const words = headings.map(plainWord);
  return keysOf(columns).map((key) => {
    const names = [key, ...columns[key].title].map(plainWord);
    return words.findIndex((word) => names.includes(word));
  });
}

function findHeading<Row>(columns: Columns<Row>, rows: readonly Cells[]) {
  const keys: Keys<Row> = keysOf(columns);
  const found = rows.slice(0, headingRows).map((row, at) => {
    const places = placesIn(columns, row);
    const missing = keys.filter((key, index) => columns[key].isRequired && places[index] === -1);
    return { at, places, missing, known: places.filter((place) => place !== -1).length };
  });
  return found.toSorted((one, other) => other.known - one.known)[0];
}

const isBlank = (row: Cells) => row.every((cell) => cell.trim() === '');

/** Writes a value into a row under construction, or the reason into the faults. */
function readCell<Row>(
  { read }: Column<Row[keyof Row & string]>,
  { row, column, text }: Omit<RowFault<Row>, 'fault'>,
  { value, faults }: { value: Partial<Row>; faults: RowFault<Row>[] },
): void {
  const reading = read(text);
  if ('fault' in reading) faults.push({ row, column, text, fault: reading.fault });
  else value[column] = reading.value;
}

/**
 * Reads the rows of a file by its headings, in either language or by the columns' keys. Yields the number of rows read
 * so far, so that a page can stay responsive. Rows with a fault are left out and named; nothing is guessed.
 */
export function* readTable<Row>(
  columns: Columns<Row>,
  cells: readonly Cells[],
): Generator<number, TableReading<Row>> {
  if (cells.every(isBlank)) return { kind: 'refused', reason: 'empty' };
  if (cells.length > tableLimits.rows) return { kind: 'refused', reason: 'tooManyRows' };
  const keys: Keys<Row> = keysOf(columns);
  const heading = findHeading(columns, cells);
  if (!heading || heading.known === 0 || heading.missing.length > 0) {
    const missing = heading?.known ? heading.missing : [...keys];
    return { kind: 'refused', reason: 'noHeader', missing };
  }
  const rows: ReadRow<Row>[] = [];
  const faults: RowFault<Row>[] = [];
  for (let at = heading.at + 1; at < cells.length; at += 1) {
    if (at % slice === 0) yield at;
    const texts = cells[at] ?? [];
    if (isBlank(texts)) continue;
    const before = faults.length;
    const value: Partial<Row> = {};
    keys.forEach((column, index) => {
      const text = texts[heading.places[index] ?? -1] ?? '';
      readCell(columns[column], { row: at + 1, column, text }, { value, faults });
    });
    // Every column was read.
    if (faults.length === before) rows.push({ row: at + 1, value: value as Row });
  }
  return { kind: 'read', rows, faults };
}
