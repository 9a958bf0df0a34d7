/** Failed logins counted for one subject. Times are in milliseconds since 1970. */
export interface AttemptRecord {
  failures: number;
  lastAt: number;
  /** Attempts before this time are refused. */
  allowedAt: number;
}

/** How many failures cause no delay, the longest delay, and how long failures are remembered. Times in seconds. */
export interface AttemptLimit {
  freeFailures: number;
  longestDelay: number;
  forgottenAfter: number;
}

const hour = 60 * 60;

/**
 * On a known device, where the username has signed in before, only that device's attempts count. So nobody else, even
 * behind the same address, can lock a shop out.
 * `devices` adds up the attempts on all known devices of the username, so collecting several gains few extra tries; it
 * never delays a device's first try.
 * On other devices, three subjects are counted: `nameAtAddress` covers one person mistyping; `name` slows guessing from
 * many addresses, except those the username has signed in from; `address` slows trying many usernames, and leaves room
 * for a whole shop behind one address.
 */
export const attemptLimits = {
  device: { freeFailures: 5, longestDelay: 900, forgottenAfter: hour },
  devices: { freeFailures: 10, longestDelay: 60, forgottenAfter: hour },
  nameAtAddress: { freeFailures: 5, longestDelay: 900, forgottenAfter: hour },
  name: { freeFailures: 20, longestDelay: 30, forgottenAfter: hour },
  address: { freeFailures: 60, longestDelay: 60, forgottenAfter: hour },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Limit for the six-digit codes typed after the right password. Three of the million codes are valid at any time, so
 * waiting must not give tries back. This leaves about fifteen a day, across all unknown devices.
 */
export const codeLimit: AttemptLimit = {
  freeFailures: 5,
  longestDelay: 6 * hour,
  forgottenAfter: 24 * hour,
};

/** Limit for the codes typed on all of a user's known devices together. It never delays the first try on a device. */
export const codeSumLimit: AttemptLimit = { ...codeLimit, freeFailures: 10, longestDelay: hour };

/**
 * Counts an attempt as failed before the password is checked, so that parallel attempts count too. Success undoes it.
 */
export function countAttempt(
  record: AttemptRecord,
  limit: AttemptLimit,
  now: number,
): AttemptRecord {
  const failures = failuresLeft(record, limit, now) + 1;
  const over = failures - limit.freeFailures;
  const delay = over < 0 ? 0 : Math.min(2 ** over, limit.longestDelay);
  return { failures, lastAt: now, allowedAt: now + delay * 1000 };
}

/** The number of failures still remembered. */
export function failuresLeft(record: AttemptRecord, limit: AttemptLimit, now: number): number {
  return now - record.lastAt > limit.forgottenAfter * 1000 ? 0 : record.failures;
}

/**
 * Seconds until the next attempt is allowed, or 0 if it is allowed now. Always 0 without failures, even if clocks
 * disagree.
 */
export function secondsToWait(record: AttemptRecord, now: number): number {
  if (record.failures === 0) return 0;
  return Math.max(0, Math.ceil((record.allowedAt - now) / 1000));
}
