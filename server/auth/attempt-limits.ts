/** What is remembered of the attempts on one subject. Instants in milliseconds. */
export interface AttemptRecord {
  failures: number;
  lastAt: number;
  /** No attempt is taken before this instant. */
  freeAt: number;
}

/** How many failures are free of delay, and the longest delay in seconds. */
export interface AttemptLimit {
  free: number;
  longest: number;
}

/**
 * On a device the name has signed in from, its own attempts are all that counts: no stranger, and no neighbour behind
 * the same address, can lock a shop out. Anywhere else three subjects are counted. One person mistyping meets the name
 * at the address alone. The name slows guessing from many addresses, and spares addresses it has signed in from. The
 * address slows trying many names, and is wide enough for a shop behind one address.
 */
export const attemptLimits = {
  device: { free: 5, longest: 900 },
  nameAtAddress: { free: 5, longest: 900 },
  name: { free: 20, longest: 30 },
  address: { free: 60, longest: 60 },
} as const satisfies Record<string, AttemptLimit>;

const forgottenAfterMs = 60 * 60 * 1000;

/** Counts an attempt before it is judged, so that attempts made at once are not free; success takes it back. */
export function countAttempt(
  record: AttemptRecord,
  limit: AttemptLimit,
  now: number,
): AttemptRecord {
  const before = now - record.lastAt > forgottenAfterMs ? 0 : record.failures;
  const failures = before + 1;
  const over = failures - limit.free;
  const delay = over < 0 ? 0 : Math.min(2 ** over, limit.longest);
  return { failures, lastAt: now, freeAt: now + delay * 1000 };
}

/** Seconds until an attempt is taken again; 0 when it is taken now. */
export function secondsToWait(record: AttemptRecord, now: number): number {
  return Math.max(0, Math.ceil((record.freeAt - now) / 1000));
}
