import { sql } from 'kysely';
import type { Transaction } from '../schema/transaction.ts';

/** Suspends an account or lifts its suspension, and returns its name; undefined if nothing changed. */
export async function setSuspended(
  transaction: Transaction,
  account: string,
  isSuspended: boolean,
): Promise<string | undefined> {
  const changed = await transaction
    .updateTable('accounts')
    .set({ suspendedAt: isSuspended ? sql<Date>`now()` : null })
    .where('accountId', '=', account)
    .where('suspendedAt', isSuspended ? 'is' : 'is not', null)
    .returning('name')
    .executeTakeFirst();
  return changed?.name;
}

/** Ends the sessions of all users of an account, and forgets their devices. */
export async function endAllSessions(transaction: Transaction, account: string): Promise<void> {
  for (const table of ['sessions', 'knownDevices'] as const) {
    await transaction.deleteFrom(table).where('accountId', '=', account).execute();
  }
}
