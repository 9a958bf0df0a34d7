import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Orders at a pace: who places them, whose lists are read beside them, how many, and how often. */
export interface Paced {
  origin: string;
  shops: readonly string[];
  lab: string;
  count: number;
  everyMs: number;
}

/**
 * Milliseconds that placing an order took, of each of so many. They are placed at their time, however long the ones before
 * take, and each beside a read. A thread of its own measures: what this one does for others would count otherwise.
 */
export async function placeAtPace(paced: Paced): Promise<number[]> {
  const worker = new Worker(new URL('./pace-worker.ts', import.meta.url), { workerData: paced });
  const [times] = await once(worker, 'message');
  await worker.terminate();
  return times;
}
