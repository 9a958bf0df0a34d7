import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';

/** Deadlock and serialization failure: PostgreSQL rolled the transaction back, so it can run again. */
const retryableStates = new Set(['40P01', '40001']);
const maxTries = 6;

/** Runs a transaction, and again when PostgreSQL rolled it back because of another one. */
export async function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
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
