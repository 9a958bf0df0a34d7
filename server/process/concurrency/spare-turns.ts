import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two turns: while the process has time to spare, and at most. */
const shortestMs = 5;
const longestMs = 200;

/** A turn that came so much too late makes the next one wait so many times as long. */
const perLateMs = 20;

let gapMs = shortestMs;
let last: Promise<unknown> = Promise.resolve();

/** Waits, and takes from how late that ends whether requests are being kept waiting too, or the whole machine is busy. */
async function nextTurn(): Promise<void> {
  const from = performance.now();
  await wait(gapMs);
  const lateMs = performance.now() - from - gapMs;
  gapMs = Math.min(longestMs, Math.max(shortestMs, gapMs / 2, lateMs * perLateMs));
}

/**
 * Waits for a turn to begin a piece of background work: one after the other for the whole process, so that what people wait for
 * is not kept behind many at once. They come less often while the process is kept from its work, and never stop.
 */
export function spareTurn(): Promise<unknown> {
  last = last.then(nextTurn);
  return last;
}
