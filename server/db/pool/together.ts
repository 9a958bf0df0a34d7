import { DatabaseError } from 'pg';
import { Batches, type BatchLimits, type BatchWork } from '../../process/concurrency/batches.ts';
import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { timeLimits } from './time-limits.ts';

/** Usually one at a time, which takes some milliseconds; more when one waits for a lock or a connection hangs. */
const limits: BatchLimits = {
  atOnce: 4,
  aloneMs: 20,
  mostItems: 32,
  maxWaiting: 256,
  maxWaitMs: timeLimits.connect,
};

/** A deadlock, and a row that another transaction has locked for long: both are about single rows. */
const lockStates = ['40P01', '55P03'];

/**
 * Whether one of the rows made the statement fail. Each may then be tried separately: nothing of it
 * was stored. After a broken connection the outcome is unknown, and slow, full or shutting down
 * affects each row alike.
 */
export function isForOne(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return lockStates.includes(error.code ?? '') || !isDatabaseUnavailable(error);
}

/** Work that is done in batches, one statement each; the batches of a database are made when it is first asked for. */
export function together<Item, Result>(
  workOn: (database: Database) => Pick<BatchWork<Item, Result>, 'keyOf' | 'run'>,
): (database: Database) => Batches<Item, Result> {
  const made = new WeakMap<Database, Batches<Item, Result>>();
  return (database) => {
    const known = made.get(database);
    if (known) return known;
    const batches = new Batches<Item, Result>(limits, { ...workOn(database), isUndone: isForOne });
    made.set(database, batches);
    return batches;
  };
}
