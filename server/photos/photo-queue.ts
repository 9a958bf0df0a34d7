import { WorkQueue } from '../concurrency/work-queue.ts';

/** Each holds up to 5 MB, from the first byte read until the photo is stored. */
const uploads = new WorkQueue({ atOnce: 8, maxWaiting: 64, maxWaitMs: 30_000 });
/** A hostile photo takes up to some 350 MB while it is decoded, so one at a time. */
const decoding = new WorkQueue({ atOnce: 1, maxWaiting: 16, maxWaitMs: 30_000 });

/** Runs an upload when there is room. Throws `Overloaded` when too many wait, so that photos cannot fill memory. */
export function queueUpload<T>(work: () => Promise<T>): Promise<T> {
  return uploads.run(work);
}

/** Runs the decoding of one photo after the other. Throws `Overloaded` when too many wait. */
export function queueDecoding<T>(work: () => Promise<T>): Promise<T> {
  return decoding.run(work);
}
