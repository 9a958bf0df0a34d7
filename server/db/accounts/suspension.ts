import { sql } from 'kysely';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** Suspends an account and ends its sessions. A second time changes nothing. */
export async function suspendAccount(database: Database, account: string): Promise<void> {
  await inScope(database, { account }, async (transaction) => {
    await transaction
      .updateTable('accounts')
      .set({ suspended_at: sql<Date>`coalesce(suspended_at, now())` })
      .where('account_id', '=', account)
      .execute();
    await transaction.deleteFrom('sessions').where('account_id', '=', account).execute();
  });
}

/** Lets the users of a suspended account sign in again. */
export async function reinstateAccount(database: Database, account: string): Promise<void> {
  await inScope(database, { account }, (transaction) =>
    transaction
      .updateTable('accounts')
      .set({ suspended_at: null })
      .where('account_id', '=', account)
      .execute(),
  );
}
