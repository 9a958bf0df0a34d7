import { firstRows, knownHeadings, type SeenRow } from '../../domain/spreadsheet/first-rows.ts';
import {
  needsHiddenChoice,
  type WorkbookChoice,
  type WorkbookNotes,
} from '../../domain/spreadsheet/workbook-notes.ts';
import { plainWord } from '../../domain/stock-table/words.ts';
import type { Column, Columns } from '../../domain/table-file/column.ts';
import { type FileHeading, headingsOf, type Matching } from '../../domain/table-file/headings.ts';
import { readTable, type TableReading, tableLimits } from '../../domain/table-file/read-table.ts';
import type { FileRows } from '../stock-files/file-rows.ts';
import type { RowsTask } from './worker.ts';

/** Shown next to a reading: the table's first rows as read, its headings, and notes on the workbook. */
type Beside = {
  seen?: readonly SeenRow[];
  /** The recognised headings. */
  known?: readonly string[];
  /** All headings and the columns they stand for. */
  headings?: readonly FileHeading[];
  notes?: WorkbookNotes;
};

/** The content of a file, or why it cannot be read. */
export type FileReading<Row> =
  | (TableReading<Row> & Beside)
  | ({
      kind: 'refused';
      reason: 'tooLarge' | 'notATable' | 'oldExcel' | 'quotes' | 'unreadable';
    } & Beside)
  /** The user has to choose first whether to include hidden parts. */
  | { kind: 'asked'; notes: WorkbookNotes };

/** Timeout, ms. Only a malicious file takes longer. */
const patience = 60_000;

/** Unpacks and splits a file in a worker to keep the page responsive. */
function rowsOf(task: RowsTask): Promise<FileRows> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const refused = { kind: 'refused', reason: 'notATable' } as const;
  return new Promise<FileRows>((resolve) => {
    const timer = setTimeout(resolve, patience, refused);
    worker.addEventListener('error', () => resolve(refused));
    worker.addEventListener('message', ({ data }: MessageEvent<FileRows>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function isHeadingOf<Row>(columns: Columns<Row>): (text: string) => boolean {
  const titled: [string, Pick<Column<unknown>, 'title'>][] = Object.entries(columns);
  const words = new Set(titled.flatMap(([key, { title }]) => [key, ...title].map(plainWord)));
  return (text) => words.has(plainWord(text));
}

interface FileOptions {
  /** Gets the fraction read so far, 0 to 1. */
  onProgress?: (share: number) => void;
  /** What to read of a workbook. */
  choice?: WorkbookChoice;
  /** The manual matches of headings. */
  matching?: Matching;
}

/** Reads a CSV or Excel file by its columns. */
export async function readFile<Row>(
  file: File,
  columns: Columns<Row>,
  { onProgress, choice = {}, matching = {} }: FileOptions = {},
): Promise<FileReading<Row>> {
  if (file.size > tableLimits.bytes) return { kind: 'refused', reason: 'tooLarge' };
  const found = await rowsOf({ file, choice });
  if (found.kind === 'refused') return found as FileReading<Row>;
  const { rows, notes } = found;
  if (needsHiddenChoice(notes)) return { kind: 'asked', notes };
  const headings = headingsOf(columns, rows, matching);
  const reading = readTable(columns, rows, matching);
  for (;;) {
    const step = reading.next();
    if (step.done) {
      const known = knownHeadings(rows, isHeadingOf(columns));
      const beside = { seen: firstRows(rows), known, headings };
      return { ...step.value, ...beside, ...(notes ? { notes } : {}) };
    }
    onProgress?.(step.value / rows.length);
    await nextTask();
  }
}
