import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeHistory } from './history-file.ts';
import { judgeHistory } from './judge-history.ts';
import { tellBroken } from './judges/broken.ts';
import type { History } from './operation.ts';

/** Broken promises that are told in full. */
const told = 5;

/** How many calls a history has, and how many of them without an answer. */
export function sumUp({ operations }: Pick<History, 'operations'>): string {
  const unknown = operations.filter(({ answer }) => answer.is === 'unknown').length;
  return `${operations.length} calls, ${unknown} of them without an answer, keep the promises`;
}

/**
 * Judges a run; returns a few words on it. Throws when a promise is broken, with what shows it, and leaves the history in a
 * file, which `node tests/faults/history/judge.ts` judges again.
 */
export function holdToPromises(name: string, history: History): string {
  const broken = judgeHistory(history);
  if (broken.length === 0) return sumUp(history);
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'adasi-history-')), `${name}.jsonl`);
  writeHistory(file, history);
  const first = broken.slice(0, told).map((each) => tellBroken(each, history.operations));
  const head = `${broken.length} promises are broken; the history is in ${file}`;
  throw new Error([head, ...first].join('\n'));
}
