/** Runs its share of the seeds, and tells which of them broke a promise. */
import { parentPort, workerData } from 'node:worker_threads';
import { ignoreAbortedTransactions } from './aborted-transactions.ts';
import { drawProgram } from './program/draw-program.ts';
import { run } from './run.ts';
import type { Share, Told } from './seeds.ts';
import { compile } from './world.ts';

/** Seeds between two reports of progress. */
const batch = 50;

const { scripts, first, last, stride } = workerData as Share;
const code = compile(scripts);
const tell = (told: Told) => parentPort?.postMessage(told);
let runs = 0;
ignoreAbortedTransactions();
for (let seed = first; seed <= last; seed += stride) {
  const { broken } = await run(drawProgram(seed), code);
  if (broken) tell({ kind: 'broken', seed });
  runs += 1;
  if (runs % batch === 0) tell({ kind: 'ran', runs: batch });
}
tell({ kind: 'ran', runs: runs % batch });
