import { firstRows, knownHeadings, type SeenRow } from '../../domain/spreadsheet/first-rows.ts';
import { isMarkedMerged } from '../../domain/spreadsheet/merged-mark.ts';
import {
  needsHiddenChoice,
  type WorkbookChoice,
  type WorkbookNotes,
} from '../../domain/spreadsheet/workbook-notes.ts';
import {
  readStockTable,
  type ScreenChoice,
  type TablePlace,
  type TableProblem,
  type TableReading,
} from '../../domain/stock-table/table.ts';
import { meaningOf } from '../../domain/stock-table/words.ts';
import { type FileRefusal, orderLimits } from './file-rows.ts';
import { readTableFile } from './table-file.ts';

export type FileTask = { file: File; screen: ScreenChoice; choice: WorkbookChoice };

/** A problem of a row: a quantity merged over several cells, or a problem of any table. */
export type FileProblem = Omit<TableProblem, 'reason'> & {
  readonly reason: TableProblem['reason'] | 'merged';
};

type Read = Extract<TableReading, { kind: 'read' }>;

export type FileReading =
  | (Omit<Read, 'problems'> & { problems: FileProblem[]; notes: WorkbookNotes | null })
  /** The user has to choose first whether to include hidden parts. */
  | { kind: 'asked'; notes: WorkbookNotes }
  | {
      kind: 'refused';
      reason: FileRefusal;
      /** The cell at fault, if there is one. */
      at?: TablePlace;
      /** The first rows, as read. */
      seen: readonly SeenRow[];
      /** The recognised headings, if others are missing. */
      known: readonly string[] | null;
      notes: WorkbookNotes | null;
    };

/** Used for a file that could not be opened. */
const nothingSeen = { seen: [], known: null, notes: null };

export type FileNews = { kind: 'rows'; done: number; all: number } | FileReading;

const tell = (news: FileNews) => postMessage(news);

const named = (problem: TableProblem): FileProblem =>
  isMarkedMerged(problem.text) ? { ...problem, reason: 'merged' } : problem;

async function read({ file, screen, choice }: FileTask): Promise<FileReading> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { kind: 'refused', reason: 'unreadable', ...nothingSeen };
  const read = readTableFile(new Uint8Array(bytes), orderLimits, choice);
  if (read.kind === 'refused') return { ...read, ...nothingSeen };
  const { rows, notes = null } = read;
  if (notes && needsHiddenChoice(notes)) return { kind: 'asked', notes };
  const all = rows.length;
  const reading = readStockTable(rows, screen, (done) => tell({ kind: 'rows', done, all }));
  if (reading.kind === 'refused') {
    const isUntitled = reading.reason === 'noHeader';
    const known = isUntitled ? knownHeadings(rows, (text) => meaningOf(text) !== undefined) : null;
    return { ...reading, seen: firstRows(rows), known, notes };
  }
  return { ...reading, problems: reading.problems.map(named), notes };
}

addEventListener('message', ({ data }: MessageEvent<FileTask>) => {
  void read(data).then(tell);
});
