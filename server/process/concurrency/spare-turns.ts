import { setTimeout as wait } from 'node:timers/promises';

/** Pause between two turns in milliseconds: the shortest, while the process is idle, and the longest. */
const shortestMs = 5;
const longestMs = 200;

/** How much longer the next pause is for each millisecond that a turn was late. */
const perLateMs = 20;

let gapMs = shortestMs;
let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for the pause. How late its timer fires shows whether requests are being kept waiting too, or the whole machine
 * is busy.
 */
async function nextTurn(): Promise<void> {
  const from = performance.now();
  await wait(gapMs);
  const lateMs = performance.now() - from - gapMs;
  gapMs = Math.min(longestMs, Math.max(shortestMs, gapMs / 2, lateMs * perLateMs));
}

/**
 * Waits for a turn to run a piece of background work. The whole process takes turns one at a time, so that background
 * work does not pile up in front of what people are waiting for. Turns come less often while the process is busy, but
 * never stop.
 */
export function spareTurn(): Promise<unknown> {
  last = last.then(nextTurn);
  return last;
}
