import { sql } from 'kysely';
import { type Recorded, recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** An account, and who suspends it or lets it in again. */
interface Suspending {
  account: string;
  by: Recorded['by'];
}

/** Suspends an account and ends its sessions. A second time changes nothing. */
export async function suspendAccount(
  database: Database,
  { account, by }: Suspending,
): Promise<void> {
  await inScope(database, { account }, async (transaction) => {
    const suspended = await transaction
      .updateTable('accounts')
      .set({ suspended_at: sql<Date>`now()` })
      .where('account_id', '=', account)
      .where('suspended_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    await transaction.deleteFrom('sessions').where('account_id', '=', account).execute();
    if (!suspended) return;
    const { name: subjectName } = suspended;
    await recordAudit(transaction, {
      by,
      action: 'account.suspend',
      subject: account,
      subjectName,
    });
  });
}

/** Lets the users of a suspended account sign in again. */
export async function reinstateAccount(
  database: Database,
  { account, by }: Suspending,
): Promise<void> {
  await inScope(database, { account }, async (transaction) => {
    const reinstated = await transaction
      .updateTable('accounts')
      .set({ suspended_at: null })
      .where('account_id', '=', account)
      .where('suspended_at', 'is not', null)
      .returning('name')
      .executeTakeFirst();
    if (!reinstated) return;
    const { name: subjectName } = reinstated;
    await recordAudit(transaction, {
      by,
      action: 'account.reinstate',
      subject: account,
      subjectName,
    });
  });
}
