import { endAllSessions, setSuspended } from '../../db/accounts/suspended.ts';
import { type Recorded, recordAudit } from '../../db/audit/record-audit.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';
import type { Transaction } from '../../db/schema/transaction.ts';

/** An account, and the person who suspends or reinstates it. */
interface Suspending {
  account: string;
  by: Recorded['by'];
}

/** Suspends an account, ends its sessions and forgets its devices. Repeating this changes nothing. */
export async function suspendAccount(database: Database, asked: Suspending): Promise<void> {
  const { account } = asked;
  await inScope(database, { account }, (transaction) => suspend(transaction, asked));
}

/** Lets the users of a suspended account sign in again. */
export async function reinstateAccount(database: Database, asked: Suspending): Promise<void> {
  const { account } = asked;
  await inScope(database, { account }, (transaction) => reinstate(transaction, asked));
}

/** Suspends an account, in a transaction in its scope. Returns whether it was active. */
export async function suspend(
  transaction: Transaction,
  { account, by }: Suspending,
): Promise<boolean> {
  const subjectName = await setSuspended(transaction, account, true);
  await endAllSessions(transaction, account);
  if (subjectName === undefined) return false;
  await recordAudit(transaction, { by, action: 'account.suspend', subject: account, subjectName });
  return true;
}

/** Reinstates an account, in a transaction in its scope. Returns whether it was suspended. */
export async function reinstate(
  transaction: Transaction,
  { account, by }: Suspending,
): Promise<boolean> {
  const subjectName = await setSuspended(transaction, account, false);
  if (subjectName === undefined) return false;
  const action = 'account.reinstate';
  await recordAudit(transaction, { by, action, subject: account, subjectName });
  return true;
}
