import { log } from '../process/log/log.ts';

/** Shortest time between two lines, in milliseconds: a line per refused request would add to the overload. */
const pauseMs = 10_000;

/**
 * Returns a function that logs that a request was refused because too much was waiting: the first one immediately, and
 * then now and again, with how many were refused since the line before. `where` says what was full.
 */
export function overloadLog(): (where: Readonly<Record<string, unknown>>) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let refused = 0;
  return (where) => {
    refused += 1;
    const now = performance.now();
    if (now - loggedAt < pauseMs) return;
    log.warn({ ...where, refused }, 'overloaded: requests are asked to try again');
    loggedAt = now;
    refused = 0;
  };
}
