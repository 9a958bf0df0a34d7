/** Runs its share of the seeds and reports those that break a promise. */
import { parentPort, workerData } from 'node:worker_threads';
import { ignoreAbortedTransactions } from './aborted-transactions.ts';
import { drawProgram } from './program/draw-program.ts';
import { run } from './run.ts';
import type { Share, WorkerMessage } from './seeds.ts';
import { compile } from './world.ts';

/** Runs between two progress reports. */
const batch = 50;

const { scripts, first, last, stride } = workerData as Share;
const code = compile(scripts);
const report = (message: WorkerMessage) => parentPort?.postMessage(message);
let runs = 0;
ignoreAbortedTransactions();
for (let seed = first; seed <= last; seed += stride) {
  const { broken } = await run(drawProgram(seed), code);
  if (broken) report({ kind: 'broken', seed });
  runs += 1;
  if (runs % batch === 0) report({ kind: 'ran', runs: batch });
}
report({ kind: 'ran', runs: runs % batch });
