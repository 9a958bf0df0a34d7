import { codeLimit, countAttempt, secondsToWait } from '../../auth/attempt-limits.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/**
 * Counts a typed code as wrong before it is checked, so that codes tried at once count too. Returns the seconds to wait
 * if none may be tried now. On a device where the user has signed in before, only that device's codes count, so that
 * somebody who knows the password cannot keep its user from signing in there.
 */
export function countCode(
  database: Database,
  { account, user }: Person,
  device = '',
): Promise<number> {
  return inScope(database, { account }, async (transaction) => {
    await transaction
      .insertInto('code_failures')
      .values({ account_id: account, user_id: user, device })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await transaction
      .selectFrom('code_failures')
      .select(['failures', 'last_at', 'free_at'])
      .where('account_id', '=', account)
      .where('user_id', '=', user)
      .where('device', '=', device)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const now = Date.now();
    const { failures, last_at, free_at } = row;
    const before = { failures, lastAt: last_at.getTime(), allowedAt: free_at.getTime() };
    const wait = secondsToWait(before, now);
    if (wait > 0) return wait;
    const counted = countAttempt(before, codeLimit, now);
    await transaction
      .updateTable('code_failures')
      .set({
        failures: counted.failures,
        last_at: new Date(counted.lastAt),
        free_at: new Date(counted.allowedAt),
      })
      .where('account_id', '=', account)
      .where('user_id', '=', user)
      .where('device', '=', device)
      .execute();
    return 0;
  });
}

/** A right code undoes the count, on that device. */
export async function forgetWrongCodes(
  database: Database,
  { account, user }: Person,
  device = '',
): Promise<void> {
  await inScope(database, { account }, (transaction) =>
    transaction
      .deleteFrom('code_failures')
      .where('account_id', '=', account)
      .where('user_id', '=', user)
      .where('device', '=', device)
      .execute(),
  );
}
