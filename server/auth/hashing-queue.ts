import { Turns } from '../concurrency/work-queue.ts';

/** Each hash takes 19 MiB and a thread: two at once, and about two seconds' worth waiting. */
const hashing = new Turns({ atOnce: 2, mostWaiting: 64 });

/** Says at once that the line is too long, before anything is written down for who would have to wait. */
export function refuseWhenBusy(): void {
  hashing.refuseWhenFull();
}

/** Runs the work when it is its turn. Refuses when the line is too long, so that a flood of logins cannot fill memory. */
export function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  return hashing.take(work);
}
