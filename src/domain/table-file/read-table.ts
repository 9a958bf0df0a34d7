import type { CellFault, Column, Columns } from './column.ts';
import { findHeading, keysOf, type Matching } from './headings.ts';

/** Most rows of a file, excluding its heading, and most bytes. */
export const tableLimits = { rows: 50_001, bytes: 20_000_000 } as const;

/** A row with its 1-based number, as in spreadsheets. */
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
  /** `headingTwice`: two headings match the same column, as with two tables side by side. */
  | { kind: 'refused'; reason: 'empty' | 'tooManyRows' | 'headingTwice' }
  /** No heading row, or one without these columns. */
  | { kind: 'refused'; reason: 'noHeader'; missing: (keyof Row & string)[] }
  | {
      kind: 'read';
      rows: ReadRow<Row>[];
      faults: RowFault<Row>[];
      /** The rows with a fault, with the cells that could be read. */
      partial: ReadRow<Partial<Row>>[];
    };

type Cells = readonly string[];

/** Rows read before yielding to the page. */
const slice = 500;

type Keys<Row> = readonly (keyof Row & string)[];

type Heading<Row> = NonNullable<ReturnType<typeof findHeading<Row>>>;
type Refused<Row> = Extract<TableReading<Row>, { kind: 'refused' }>;

/** The heading row, or why no rows can be read below it. */
function headingOf<Row>(
  columns: Columns<Row>,
  cells: readonly Cells[],
  matching: Matching,
): Heading<Row> | Refused<Row> {
  const heading = findHeading(columns, cells, matching);
  if (!heading?.known) {
    return { kind: 'refused', reason: 'noHeader', missing: [...keysOf(columns)] };
  }
  const { missing, isTwice } = heading;
  if (missing.length > 0) return { kind: 'refused', reason: 'noHeader', missing };
  return isTwice ? { kind: 'refused', reason: 'headingTwice' } : heading;
}

const isBlank = (row: Cells) => row.every((cell) => cell.trim() === '');

/** A cell's location. Its text is null if the file lacks the column. */
type Cell<Row> = Omit<RowFault<Row>, 'fault' | 'text'> & { text: string | null };

/** Writes a value into a row under construction, or the reason into the faults. */
function readCell<Row>(
  { read, absent }: Column<Row[keyof Row & string]>,
  { row, column, text: cell }: Cell<Row>,
  { value, faults }: { value: Partial<Row>; faults: RowFault<Row>[] },
): void {
  const text = cell ?? '';
  const reading = cell === null && absent !== undefined ? { value: absent } : read(text);
  if ('fault' in reading) faults.push({ row, column, text, fault: reading.fault });
  else value[column] = reading.value;
}

/**
 * Reads the rows of a file by its headings: in either language, by column keys, or as matched by hand. Yields the
 * number of rows read so far, so that a page can stay responsive. Rows with a fault are reported apart; nothing is
 * guessed.
 */
export function* readTable<Row>(
  columns: Columns<Row>,
  cells: readonly Cells[],
  matching: Matching = {},
): Generator<number, TableReading<Row>> {
  if (cells.every(isBlank)) return { kind: 'refused', reason: 'empty' };
  if (cells.length > tableLimits.rows) return { kind: 'refused', reason: 'tooManyRows' };
  const keys: Keys<Row> = keysOf(columns);
  const heading = headingOf(columns, cells, matching);
  if ('kind' in heading) return heading;
  const rows: ReadRow<Row>[] = [];
  const faults: RowFault<Row>[] = [];
  const partial: ReadRow<Partial<Row>>[] = [];
  for (let at = heading.at + 1; at < cells.length; at += 1) {
    if (at % slice === 0) yield at;
    const texts = cells[at] ?? [];
    if (isBlank(texts)) continue;
    const before = faults.length;
    const value: Partial<Row> = {};
    keys.forEach((column, index) => {
      const place = heading.places[index] ?? -1;
      const text = place < 0 ? null : (texts[place] ?? '');
      readCell(columns[column], { row: at + 1, column, text }, { value, faults });
    });
    // Every column was read.
    if (faults.length === before) rows.push({ row: at + 1, value: value as Row });
    else partial.push({ row: at + 1, value });
  }
  return { kind: 'read', rows, faults, partial };
}
