import type { NewPerson } from '../../../src/domain/accounts/person.ts';
import type { Role } from '../../../src/domain/vocabulary/account.ts';
import { usernameKey } from '../../auth/username.ts';
import type { Transaction } from '../schema/transaction.ts';

/**
 * Adds a user without a password, and the username to the directory. Returns false if the account already has a user
 * with this id. Throws if the username is taken.
 */
export async function insertPerson(
  transaction: Transaction,
  account: string,
  { id, name, username, role, accountRole }: NewPerson & { role: Role },
): Promise<boolean> {
  const user = { accountId: account, id, name, username, role, accountRole };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('users')
    .values({ ...user, passwordHash: '' })
    .onConflict((conflict) => conflict.columns(['accountId', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await transaction
    .insertInto('logins')
    .values({ username: usernameKey(username), accountId: account, userId: id })
    .execute();
  return true;
}

/** Whether the error means that a username is taken: the directory of logins holds each only once. */
export function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'logins_pkey';
}
