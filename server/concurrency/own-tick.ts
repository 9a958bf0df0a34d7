import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Does work that keeps the processor for milliseconds, one piece of it in a turn of the event loop: whatever else has
 * come meanwhile is answered before the next piece.
 */
export function inItsOwnTurn<T>(work: () => T): Promise<T> {
  const done = last.then(work);
  last = done.then(nextTurn, nextTurn);
  return done;
}
