const minute = 60;
const hour = 60 * minute;

/** Seconds from one try to the next; after the last one a message is given up. */
const delays = [5, 30, 2 * minute, 10 * minute, 30 * minute, hour, 3 * hour, 6 * hour].concat(
  Array(8).fill(8 * hour),
);

/** Tries of a message: about four days. */
export const mostAttempts = delays.length + 1;

/** A delay varies by this share to either side, so that what failed together is not sent again together. */
const jitter = 0.2;

/** Milliseconds until the next try after `attempts` failed ones; null when it is given up. `chance` is from 0 to 1. */
export function nextTryAfter(attempts: number, chance: number): number | null {
  const delay = delays[attempts - 1];
  return delay === undefined ? null : delay * 1000 * (1 - jitter + 2 * jitter * chance);
}

/** A webhook that has failed for longer, in milliseconds, is switched off: three days. */
export const longestFailure = 72 * hour * 1000;
