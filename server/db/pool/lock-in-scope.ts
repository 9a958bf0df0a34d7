import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { Transaction } from '../schema/transaction.ts';
import type { Database } from './database.ts';
import { inScope, type Scope } from './scope.ts';
import { timeLimits } from './time-limits.ts';

/** Deadlock and serialization failure: PostgreSQL rolled the transaction back, so it can run again. */
const retryableStates = new Set(['40P01', '40001']);
const maxTries = 6;

/** The transaction waited for a row until its time limit, and was rolled back. */
const lockTimeout = '55P03';
/**
 * How long after the request a transaction that timed out on a row lock may run again, in milliseconds. That allows one
 * retry, or none if it had waited long for its turn already.
 */
const tryAgainFor = 1.5 * timeLimits.lock;

const stateOf = (error: unknown) => (error instanceof DatabaseError ? (error.code ?? '') : '');

/**
 * Runs queries that lock rows in one transaction, like `inScope`, but in a queue, and again if PostgreSQL rolled it
 * back because of another transaction. After a lock timeout it goes to the end of the queue. On a busy machine, many
 * others may just want the same row, and if a lock was left behind, other transactions get their turns in between.
 */
export async function lockInScope<T>(
  database: Database,
  scope: Scope,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const until = performance.now() + tryAgainFor;
  for (;;) {
    try {
      return await database.lockQueue.run(() => retried(() => inScope(database, scope, work)));
    } catch (error) {
      if (stateOf(error) !== lockTimeout || performance.now() > until) throw error;
    }
  }
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!retryableStates.has(stateOf(error)) || attempt === maxTries) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}
