import { atom } from 'nanostores';
import type { WorkbookChoice, WorkbookNotes } from '../../domain/spreadsheet/workbook-notes.ts';
import type { Columns } from '../../domain/table-file/column.ts';
import { type FileHeading, matched } from '../../domain/table-file/headings.ts';
import type { ReadRow } from '../../domain/table-file/read-table.ts';
import type { Message } from '../../i18n/language/message.ts';
import { keepMatching, matchingOf } from './matchings.ts';
import { type FileReading, readFile } from './read-file.ts';

/** A value before the import (null if it does not exist yet) and after it. */
export interface ValueChange {
  name: Message;
  before: Message | null;
  after: Message;
}

/** One item a file would add, change or remove, with its values. */
export interface ImportChange {
  what: Message;
  values: readonly ValueChange[];
}

/** What a file would change, before anything is written. */
export interface ImportPreview {
  added: readonly ImportChange[];
  changed: readonly ImportChange[];
  removed: readonly ImportChange[];
  /** Further notes to show before writing. */
  notes?: readonly Message[];
  /** Writes all changes or none. Returns what went wrong, or null. */
  apply: () => Promise<Message | null>;
}

/** A fault the lab found in a row of the file. */
export interface ImportFault {
  row: number;
  /** The heading of the column, or another name for what is wrong. */
  where: Message;
  why: Message;
  /** The text of the cell. */
  text?: string;
}

/** The lab's answer to the rows of a file. */
export type ImportAnswer =
  | { kind: 'preview'; preview: ImportPreview }
  | { kind: 'faults'; faults: readonly ImportFault[] }
  /** The lab could not be reached, or refused the whole file. */
  | { kind: 'problem'; text: Message };

export type ImportStep<Row> =
  | { kind: 'waiting' }
  | { kind: 'reading'; name: string; percent: number }
  /** The file is refused as a whole. */
  | { kind: 'unread'; reading: Extract<FileReading<Row>, { kind: 'refused' }> }
  /** The user has to choose first whether to include hidden parts of the file. */
  | Extract<FileReading<Row>, { kind: 'asked' }>
  | {
      kind: 'misread';
      reading: Extract<FileReading<Row>, { kind: 'read' }>;
      /** Faults beside the cells that cannot be read. */
      more: readonly ImportFault[];
    }
  | Extract<ImportAnswer, { kind: 'faults' | 'problem' }>
  | { kind: 'preview' | 'applying'; preview: ImportPreview; problem: Message | null }
  | { kind: 'done' };

/** Keys of the columns found in a file. */
export type FoundColumns = ReadonlySet<string>;

const headingsIn = <Row>(reading: FileReading<Row>): readonly FileHeading[] =>
  reading.kind === 'asked' ? [] : (reading.headings ?? []);

const inOrder = <Row>(rows: readonly ReadRow<Row>[]) =>
  rows.toSorted((one, other) => one.row - other.row);

interface ImportKind<Row> {
  /** Name of the list the files belong to. Manual matches of their headings are stored under it. */
  name: string;
  columns: Columns<Row>;
  /** Asks the lab what the rows would change, without writing. */
  preview: (rows: readonly ReadRow<Row>[], found: FoundColumns) => Promise<ImportAnswer>;
  /** Finds faults in the other cells of a file with unreadable ones, so that all can be mended at once. */
  findMore?: (rows: readonly ReadRow<Partial<Row>>[]) => Promise<readonly ImportFault[]>;
}

/** The import of one file: reads it, previews it, and writes it once confirmed. */
export function createImport<Row>({ name, columns, preview, findMore }: ImportKind<Row>) {
  const $step = atom<ImportStep<Row>>({ kind: 'waiting' });
  const $notes = atom<WorkbookNotes | null>(null);
  const $headings = atom<readonly FileHeading[]>([]);
  let shown: { file: File; choice: WorkbookChoice } | null = null;
  // Counts choices and closings, so that results for an earlier choice are dropped.
  let turn = 0;

  async function look(
    { file, choice }: { file: File; choice: WorkbookChoice },
    isCurrent: () => boolean,
  ): Promise<ImportStep<Row> | undefined> {
    const onProgress = (share: number) => {
      if (!isCurrent()) return;
      $step.set({ kind: 'reading', name: file.name, percent: Math.round(share * 100) });
    };
    const reading = await readFile(file, columns, {
      onProgress,
      choice,
      matching: matchingOf(name),
    });
    const headings = headingsIn(reading);
    if (isCurrent()) {
      $notes.set(reading.notes ?? null);
      $headings.set(headings);
    }
    if (reading.kind === 'asked') return reading;
    if (reading.kind === 'refused') return { kind: 'unread', reading };
    if (reading.faults.length > 0) {
      const more = (await findMore?.(inOrder([...reading.rows, ...reading.partial]))) ?? [];
      return { kind: 'misread', reading, more };
    }
    if (!isCurrent()) return undefined;
    const answer = await preview(
      reading.rows,
      new Set(headings.flatMap(({ column }) => column ?? [])),
    );
    return answer.kind === 'preview' ? { ...answer, problem: null } : answer;
  }

  async function choose(file: File, choice: WorkbookChoice = {}): Promise<void> {
    turn += 1;
    const chosen = turn;
    const isCurrent = () => chosen === turn;
    shown = { file, choice };
    $notes.set(null);
    $step.set({ kind: 'reading', name: file.name, percent: 0 });
    const step = await look(shown, isCurrent);
    if (step && isCurrent()) $step.set(step);
  }

  return {
    $step,
    /** Notes on the workbook: its sheets and hidden parts. */
    $notes,
    /** The headings of the file and the columns they stand for. */
    $headings,
    columns,
    choose(file: File): Promise<void> {
      $headings.set([]);
      return choose(file);
    },
    /** Matches a heading with a column, or with none, and reads the file again. The match is kept for other files. */
    async match(heading: string, column: string | null): Promise<void> {
      keepMatching(name, matched($headings.get(), heading, column));
      if (shown) await choose(shown.file, shown.choice);
    },
    /** Reads the file again: another sheet, or with or without hidden parts. */
    async readAsChosen(choice: WorkbookChoice): Promise<void> {
      if (shown) await choose(shown.file, { ...shown.choice, ...choice });
    },
    async apply(): Promise<void> {
      const step = $step.get();
      if (step.kind !== 'preview') return;
      const { preview: shown } = step;
      $step.set({ kind: 'applying', preview: shown, problem: null });
      const problem = await shown.apply();
      $step.set(problem ? { kind: 'preview', preview: shown, problem } : { kind: 'done' });
    },
    /** Forgets the file. */
    clear(): void {
      turn += 1;
      shown = null;
      $notes.set(null);
      $headings.set([]);
      $step.set({ kind: 'waiting' });
    },
  };
}

export type TableImport<Row> = ReturnType<typeof createImport<Row>>;
