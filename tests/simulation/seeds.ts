import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Scripts } from './browser/bundle.ts';

/** A worker's share: every `stride`th seed from `first` to `last`. */
export interface Share {
  scripts: Scripts;
  first: number;
  last: number;
  stride: number;
}

/** A worker's message about a broken seed, or about its progress. */
export type WorkerMessage = { kind: 'broken'; seed: number } | { kind: 'ran'; runs: number };

/** Runs many seeds on all cores. Resolves to those that broke a promise. */
export async function runSeeds(
  scripts: Scripts,
  { first, last }: { first: number; last: number },
  onProgress: (runs: number) => void,
): Promise<number[]> {
  const stride = Math.min(availableParallelism(), last - first + 1);
  const broken: number[] = [];
  const work = Array.from({ length: stride }, (_, place) => {
    const workerData: Share = { scripts, first: first + place, last, stride };
    const worker = new Worker(new URL('./seed-worker.ts', import.meta.url), { workerData });
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'broken') broken.push(message.seed);
      else onProgress(message.runs);
    });
    return new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
  });
  await Promise.all(work);
  return broken.toSorted((one, other) => one - other);
}
