import { atom } from 'nanostores';
import { mostFileBytes } from '../../domain/stock-table/table.ts';
import { gridNotices } from '../../i18n/power-grid/power-grid.ts';
import { makeWishes } from '../power-grid/edits.ts';
import { tell } from '../power-grid/notice.ts';
import { screenNow } from '../power-grid/screen.ts';
import type { FileNews, FileReading, FileTask } from './worker.ts';

/** Where the reading of a file stands; nothing of it is taken before somebody says so. */
export type FileStep =
  | { kind: 'none' }
  | { kind: 'reading'; name: string; done: number; all: number }
  | (FileReading & { name: string });

const none: FileStep = { kind: 'none' };
export const $file = atom<FileStep>(none);

/** A file that takes longer, ms, was made to. */
const patience = 60_000;

let stop = () => {};

/** Reads a file beside the page, which stays as quick as it was. */
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

/** Stops reading, or lets go of what was read: none of it is taken. */
export function dropFile(): void {
  stop();
  $file.set(none);
}

/** Lays the good rows over what the grid holds, as one step. */
export function takeFile(): void {
  const step = $file.get();
  if (step.kind !== 'read') return;
  makeWishes(step.lines.map(({ pieces, ...cell }) => ({ cell, pieces })));
  tell(gridNotices.texts.taken, step.lines.length);
  dropFile();
}
