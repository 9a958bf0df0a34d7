/** Failed logins counted for one subject. Instants in milliseconds since 1970. */
export interface AttemptRecord {
  failures: number;
  lastAt: number;
  /** Attempts before this instant are refused. */
  allowedAt: number;
}

/** How many failures cause no delay, and the longest delay in seconds. */
export interface AttemptLimit {
  freeFailures: number;
  longestDelay: number;
}

/**
 * On a device where the username has signed in before, only that device's attempts count, so nobody else, not even
 * behind the same address, can lock a shop out. Elsewhere three subjects are counted. `nameAtAddress` is for one person
 * mistyping. `name` slows guessing from many addresses, except those the username has signed in from. `address` slows
 * trying many usernames, and leaves room for a whole shop behind one address.
 */
export const attemptLimits = {
  device: { freeFailures: 5, longestDelay: 900 },
  nameAtAddress: { freeFailures: 5, longestDelay: 900 },
  name: { freeFailures: 20, longestDelay: 30 },
  address: { freeFailures: 60, longestDelay: 60 },
} as const satisfies Record<string, AttemptLimit>;

const forgetAfterMs = 60 * 60 * 1000;

/** Counts an attempt as failed before the password is checked, so parallel attempts count too; success undoes it. */
export function countAttempt(
  record: AttemptRecord,
  limit: AttemptLimit,
  now: number,
): AttemptRecord {
  const before = now - record.lastAt > forgetAfterMs ? 0 : record.failures;
  const failures = before + 1;
  const over = failures - limit.freeFailures;
  const delay = over < 0 ? 0 : Math.min(2 ** over, limit.longestDelay);
  return { failures, lastAt: now, allowedAt: now + delay * 1000 };
}

/** Seconds until the next attempt is allowed; 0 when it is allowed now. */
export function secondsToWait(record: AttemptRecord, now: number): number {
  return Math.max(0, Math.ceil((record.allowedAt - now) / 1000));
}
