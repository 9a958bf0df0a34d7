import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';

/** Deadlock, or a transaction that could not be put in a row with others: nothing was done, and may be tried again. */
const passing = new Set(['40P01', '40001']);
const tries = 6;

/** Runs a transaction again when PostgreSQL undid it for the sake of another. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work();
    } catch (error) {
      const isPassing = error instanceof DatabaseError && passing.has(error.code ?? '');
      if (!isPassing || turn === tries) throw error;
      await wait(Math.random() * 10 * 2 ** turn);
    }
  }
}
