import type { SessionKey } from '../../auth/session-token.ts';
import type { Person } from '../../db/accounts/muted-topics.ts';
import { recordOwn } from '../../db/accounts/record-own.ts';
import { forgetOtherDevices } from '../../db/known-devices/known-devices.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';

/** A new password hash in place of the one that was checked. */
export interface PasswordChange {
  before: string;
  after: string;
}

/**
 * Stores a new password hash and ends the user's sessions except the one of `key`, and the link for a forgotten password.
 * Of the user's devices only the one of that session stays known. False if the password has changed since it was checked.
 */
export function changePassword(
  database: Database,
  { account, user }: Person,
  { before, after }: PasswordChange,
  key: SessionKey,
): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ passwordHash: after })
      .where('accountId', '=', account)
      .where('id', '=', user)
      .where('passwordHash', '=', before)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await recordOwn(transaction, { account, user }, 'user.changePassword');
    await transaction
      .deleteFrom('sessions')
      .where('accountId', '=', account)
      .where('userId', '=', user)
      .where('tokenHash', '!=', key.tokenHash)
      .execute();
    await forgetOtherDevices(transaction, { account, user }, key);
    await transaction
      .deleteFrom('passwordLinks')
      .where('accountId', '=', account)
      .where('userId', '=', user)
      .execute();
    return true;
  });
}
