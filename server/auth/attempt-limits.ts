/** Failed logins counted for one subject. Instants in milliseconds since 1970. */
export interface AttemptRecord {
  failures: number;
  lastAt: number;
  /** Attempts before this instant are refused. */
  allowedAt: number;
}

/** How many failures cause no delay, the longest delay, and when failures are forgotten, in seconds. */
export interface AttemptLimit {
  freeFailures: number;
  longestDelay: number;
  forgottenAfter: number;
}

const hour = 60 * 60;

/**
 * On a known device, where the username has signed in before, only that device's attempts count, so
 * that nobody else, even behind the same address, can lock a shop out. `devices` adds up those of
 * all known devices of the username, so that collecting several gains few extra tries; it never
 * delays the first try of a device. Elsewhere three subjects are counted. `nameAtAddress` is for
 * one person mistyping. `name` slows guessing from many addresses, except those the username has
 * signed in from. `address` slows trying many usernames, and leaves room for a whole shop behind
 * one address.
 */
export const attemptLimits = {
  device: { freeFailures: 5, longestDelay: 900, forgottenAfter: hour },
  devices: { freeFailures: 10, longestDelay: 60, forgottenAfter: hour },
  nameAtAddress: { freeFailures: 5, longestDelay: 900, forgottenAfter: hour },
  name: { freeFailures: 20, longestDelay: 30, forgottenAfter: hour },
  address: { freeFailures: 60, longestDelay: 60, forgottenAfter: hour },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Codes of six digits, typed after the right password. Three of a million are right at a time, so waiting must not give
 * tries back: about fifteen a day are left, from all devices that are not known together.
 */
export const codeLimit: AttemptLimit = {
  freeFailures: 5,
  longestDelay: 6 * hour,
  forgottenAfter: 24 * hour,
};

/** Codes typed on all known devices of a user together; the first one on each is never delayed by the others. */
export const codeSumLimit: AttemptLimit = { ...codeLimit, freeFailures: 10, longestDelay: hour };

/** Counts an attempt as failed before the password is checked, so parallel attempts count too; success undoes it. */
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

/** Failures that are not forgotten yet. */
export function failuresLeft(record: AttemptRecord, limit: AttemptLimit, now: number): number {
  return now - record.lastAt > limit.forgottenAfter * 1000 ? 0 : record.failures;
}

/**
 * Seconds until the next attempt is allowed, 0 when it is allowed now. Always 0 without failures,
 * even if clocks disagree.
 */
export function secondsToWait(record: AttemptRecord, now: number): number {
  if (record.failures === 0) return 0;
  return Math.max(0, Math.ceil((record.allowedAt - now) / 1000));
}
