import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Orders at a fixed rate: the shops that place them, the lab whose lists are read alongside, how many, and how often.
 */
export interface Paced {
  origin: string;
  shops: readonly string[];
  lab: string;
  count: number;
  everyMs: number;
}

/**
 * Returns how long placing each order took, ms. Each is placed on time, however long the previous ones take, and
 * alongside a read. Measures in a separate thread, because this thread's other work would distort the times.
 */
export async function placeAtPace(paced: Paced): Promise<number[]> {
  const worker = new Worker(new URL('./pace-worker.ts', import.meta.url), { workerData: paced });
  const [times] = await once(worker, 'message');
  await worker.terminate();
  return times;
}
