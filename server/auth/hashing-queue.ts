import { WorkQueue } from '../process/concurrency/work-queue.ts';

/** Each hash takes 19 MiB and a thread. Two run at a time, and about two seconds of work may wait. */
const hashing = new WorkQueue({ atOnce: 2, maxWaiting: 64 });

/** Throws `Overloaded` when the queue is full, before the attempt is recorded. */
export function throwWhenHashingFull(): void {
  hashing.throwWhenFull();
}

/**
 * Runs a hash when a slot is free. Throws `Overloaded` when too many are waiting, so a flood of logins cannot fill
 * memory.
 */
export function queueHash<T>(work: () => Promise<T>): Promise<T> {
  return hashing.run(work);
}
