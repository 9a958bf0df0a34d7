import { DatabaseError } from 'pg';
import { Batches, type BatchLimits, type BatchWork } from '../../process/concurrency/batches.ts';
import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { timeLimits } from './time-limits.ts';

/** Usually one batch at a time, which takes some milliseconds; more when one waits for a lock or a connection hangs. */
const limits: BatchLimits = {
  atOnce: 4,
  aloneMs: 20,
  mostItems: 32,
  maxWaiting: 256,
  maxWaitMs: timeLimits.connect,
};

/** A deadlock, and a row that another transaction has locked for too long. Both concern single rows. */
const lockStates = ['40P01', '55P03'];

/**
 * Whether a single row made the statement fail, so that nothing was stored and each row may be tried separately. After
 * a broken connection the outcome is unknown, and slowness, a full disk or a shutdown affects all rows alike.
 */
export function isForOne(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return lockStates.includes(error.code ?? '') || !isDatabaseUnavailable(error);
}

/** Work that is done in batches, one statement each. A database's batches are created on first use. */
export function together<Item, Result>(
  workOn: (database: Database) => Pick<BatchWork<Item, Result>, 'keyOf' | 'run'>,
  own: Partial<BatchLimits> = {},
): (database: Database) => Batches<Item, Result> {
  const made = new WeakMap<Database, Batches<Item, Result>>();
  return (database) => {
    const known = made.get(database);
    if (known) return known;
    const work = { ...workOn(database), isUndone: isForOne };
    const batches = new Batches<Item, Result>({ ...limits, ...own }, work);
    made.set(database, batches);
    return batches;
  };
}
