import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeHistory } from './history-file.ts';
import { judgeHistory } from './judge-history.ts';
import { describeBroken } from './judges/broken.ts';
import type { History } from './operation.ts';

/** Number of broken promises described in full. */
const mostDescribed = 5;

/** Sums up how many calls a history has, and how many of them have no answer. */
export function sumUp({ operations }: Pick<History, 'operations'>): string {
  const unknown = operations.filter(({ answer }) => answer.is === 'unknown').length;
  return `${operations.length} calls, ${unknown} of them without an answer, keep the promises`;
}

/**
 * Judges a run and returns a summary. If a promise is broken, saves the history to a file that `node
 * tests/faults/history/judge.ts` can judge again, and throws an error with the evidence.
 */
export function holdToPromises(name: string, history: History): string {
  const broken = judgeHistory(history);
  if (broken.length === 0) return sumUp(history);
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'adasi-history-')), `${name}.jsonl`);
  writeHistory(file, history);
  const first = broken
    .slice(0, mostDescribed)
    .map((each) => describeBroken(each, history.operations));
  const head = `${broken.length} promises are broken; the history is in ${file}`;
  throw new Error([head, ...first].join('\n'));
}
