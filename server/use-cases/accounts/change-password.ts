import type { SessionKey } from '../../auth/session-token.ts';
import type { Person } from '../../db/accounts/muted-topics.ts';
import { endSessionsBut } from '../../db/accounts/own-sessions.ts';
import { dropLink } from '../../db/accounts/password-links.ts';
import { recordOwn } from '../../db/accounts/record-own.ts';
import { replacePasswordHash } from '../../db/accounts/users.ts';
import type { Database } from '../../db/pool/database.ts';
import { inScope } from '../../db/pool/scope.ts';

/** A new password hash, and the one it replaces. */
export interface PasswordChange {
  before: string;
  after: string;
}

/**
 * Stores a new password hash and ends the user's sessions except the one of `key`, and the link for a forgotten
 * password. Of the user's devices, only that session's stays known. False if the password has changed since it was
 * checked.
 */
export function changePassword(
  database: Database,
  person: Person,
  change: PasswordChange,
  key: SessionKey,
): Promise<boolean> {
  return inScope(database, { account: person.account }, async (transaction) => {
    if (!(await replacePasswordHash(transaction, person, change))) return false;
    await recordOwn(transaction, person, 'user.changePassword');
    await endSessionsBut(transaction, person, key);
    await dropLink(transaction, person);
    return true;
  });
}
