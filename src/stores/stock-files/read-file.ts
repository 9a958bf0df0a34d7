import { atom } from 'nanostores';
import type { WorkbookChoice } from '../../domain/spreadsheet/workbook-notes.ts';
import { mostFileBytes } from '../../domain/stock-table/table.ts';
import { gridNotices } from '../../i18n/power-grid/power-grid.ts';
import { setCells } from '../power-grid/edits.ts';
import { showNotice } from '../power-grid/notice.ts';
import { screenNow } from '../power-grid/screen.ts';
import type { FileNews, FileReading, FileTask } from './worker.ts';

/** Progress or result of reading a file. Nothing is imported before the user confirms. */
export type FileStep =
  | { kind: 'none' }
  | { kind: 'reading'; name: string; done: number; all: number }
  | (FileReading & { name: string });

const none: FileStep = { kind: 'none' };
export const $file = atom<FileStep>(none);

/** Time limit, ms: only a malicious file takes longer. */
const patience = 60_000;

let stop = () => {};

/** The current file, kept to read it again with another choice. */
let shown: { file: File; choice: WorkbookChoice } | null = null;

const refusal = (reason: 'notATable' | 'tooLarge', name: string): FileStep => {
  return { kind: 'refused', reason, name, seen: [], known: null, notes: null };
};

/** Reads a file in a worker to keep the page responsive. */
function work(task: FileTask): void {
  const { name } = task.file;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const end = (step: FileStep) => {
    stop();
    $file.set(step);
  };
  const fail = () => end(refusal('notATable', name));
  const timer = setTimeout(() => end(refusal('tooLarge', name)), patience);
  stop = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<FileNews>) => {
    if (data.kind === 'rows') $file.set({ ...data, kind: 'reading', name });
    else end({ ...data, name });
  });
  worker.postMessage(task);
}

export function readFile(file: File, choice: WorkbookChoice = {}): void {
  const screen = screenNow();
  if (!screen) return;
  stop();
  if (file.size > mostFileBytes) {
    $file.set(refusal('tooLarge', file.name));
    return;
  }
  shown = { file, choice };
  $file.set({ kind: 'reading', name: file.name, done: 0, all: 0 });
  work({ file, screen, choice });
}

/** Reads the file again: another sheet, or with or without hidden parts. */
export function readAsChosen(choice: WorkbookChoice): void {
  if (shown) readFile(shown.file, { ...shown.choice, ...choice });
}

/** Stops reading, or discards the result. */
export function dropFile(): void {
  stop();
  shown = null;
  $file.set(none);
}

/** Imports the valid rows into the grid, as one undo step. */
export function takeFile(): void {
  const step = $file.get();
  if (step.kind !== 'read') return;
  setCells(step.lines.map(({ pieces, ...cell }) => ({ cell, pieces })));
  showNotice(gridNotices.texts.taken, step.lines.length);
  dropFile();
}
