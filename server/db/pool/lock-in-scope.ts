import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { Transaction } from '../schema/transaction.ts';
import type { Database } from './database.ts';
import { inScope, type Scope } from './scope.ts';

/** Deadlock and serialization failure: PostgreSQL rolled the transaction back, so it can run again. */
const retryableStates = new Set(['40P01', '40001']);
const maxTries = 6;

/**
 * Runs queries that lock rows in one transaction, like `inScope`: when it is its turn, and again when PostgreSQL rolled it
 * back because of another one.
 */
export function lockInScope<T>(
  database: Database,
  scope: Scope,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.lockQueue.run(() => retried(() => inScope(database, scope, work)));
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isRetryable = error instanceof DatabaseError && retryableStates.has(error.code ?? '');
      if (!isRetryable || attempt === maxTries) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}
