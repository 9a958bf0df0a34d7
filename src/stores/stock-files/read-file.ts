import { atom } from 'nanostores';
import { mostFileBytes } from '../../domain/stock-table/table.ts';
import { gridNotices } from '../../i18n/power-grid/power-grid.ts';
import { makeWishes } from '../power-grid/edits.ts';
import { tell } from '../power-grid/notice.ts';
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

/** Reads a file in a worker, so that the page stays responsive. */
function work(task: FileTask): void {
  const { name } = task.file;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const end = (step: FileStep) => {
    stop();
    $file.set(step);
  };
  const fail = () => end({ kind: 'refused', reason: 'notATable', name });
  const timer = setTimeout(() => end({ kind: 'refused', reason: 'tooLarge', name }), patience);
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

export function readFile(file: File): void {
  const screen = screenNow();
  if (!screen) return;
  stop();
  if (file.size > mostFileBytes) {
    $file.set({ kind: 'refused', reason: 'tooLarge', name: file.name });
    return;
  }
  $file.set({ kind: 'reading', name: file.name, done: 0, all: 0 });
  work({ file, screen });
}

/** Stops reading, or discards what was read. */
export function dropFile(): void {
  stop();
  $file.set(none);
}

/** Imports the valid rows into the grid, as one undo step. */
export function takeFile(): void {
  const step = $file.get();
  if (step.kind !== 'read') return;
  makeWishes(step.lines.map(({ pieces, ...cell }) => ({ cell, pieces })));
  tell(gridNotices.texts.taken, step.lines.length);
  dropFile();
}
