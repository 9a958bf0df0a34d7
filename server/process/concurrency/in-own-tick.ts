import { setImmediate as nextTick } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work that blocks the event loop for milliseconds, one piece per tick, so that other requests are answered in
 * between.
 */
export function inOwnTick<T>(work: () => T): Promise<T> {
  const done = last.then(work);
  last = done.then(nextTick, nextTick);
  return done;
}
