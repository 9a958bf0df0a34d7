const minute = 60;
const hour = 60 * minute;

/** Seconds between attempts. After the last one the message is given up. */
const delays = [5, 30, 2 * minute, 10 * minute, 30 * minute, hour, 3 * hour, 6 * hour].concat(
  Array(8).fill(8 * hour),
);

/** Attempts per message, spread over about four days. */
export const mostAttempts = delays.length + 1;

/** A delay varies by up to this share either way, so that messages that failed together are not retried together. */
const jitter = 0.2;

/** Milliseconds until the next attempt after `attempts` failures; null to give up. `chance` is from 0 to 1. */
export function nextTryAfter(attempts: number, chance: number): number | null {
  const delay = delays[attempts - 1];
  return delay === undefined ? null : delay * 1000 * (1 - jitter + 2 * jitter * chance);
}

/** A webhook that has failed for longer than this, in milliseconds, is switched off: three days. */
export const longestFailure = 72 * hour * 1000;
