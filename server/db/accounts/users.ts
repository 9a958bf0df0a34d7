import type { Role, SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { usernameKey } from '../../auth/username.ts';
import { type Recorded, recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { Person } from './muted-topics.ts';

/** A new account with its first user. */
export interface NewUser {
  account: { id: string; name: string; tier?: string; ordersPerMinute?: number };
  id: string;
  username: string;
  name: string;
  role: Role;
  passwordHash: string;
  /** Who adds it, for the audit log; missing for sample data. */
  by?: Recorded['by'];
}

/** The parts of a user that signing in needs. */
export interface Credentials {
  account: string;
  user: string;
  passwordHash: string;
  role: Role;
  isSuspended: boolean;
  hasSecondFactor: boolean;
}

const noId = '00000000-0000-0000-0000-000000000000';

/** Placeholder for an unknown user, so that the same work takes the same time. */
export const nobody: Person = { account: noId, user: noId };

/** Finds an active user by username. */
export async function findCredentials(
  database: Database,
  username: string,
): Promise<Credentials | undefined> {
  const login = await database.queries
    .selectFrom('logins')
    .select(['accountId', 'userId'])
    .where('username', '=', usernameKey(username))
    .executeTakeFirst();
  // Query for an unknown username too, so that the time does not reveal it.
  const { accountId: account, userId: user } = login ?? { accountId: noId, userId: noId };
  const row = await inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('users')
      .innerJoin('accounts', 'accounts.accountId', 'users.accountId')
      .select(['users.passwordHash', 'users.role', 'users.secondFactor'])
      .select('accounts.suspendedAt')
      .where((eb) => eb.and({ 'users.accountId': account, 'users.id': user }))
      .where('users.deactivatedAt', 'is', null)
      .executeTakeFirst(),
  );
  if (!row) return undefined;
  const { passwordHash, role, secondFactor: hasSecondFactor } = row;
  const isSuspended = row.suspendedAt !== null;
  return { account, user, passwordHash, role, isSuspended, hasSecondFactor };
}

/** Creates an account with its first user. Throws if the username is taken. */
export async function createAccount(database: Database, user: NewUser): Promise<SignedIn> {
  const { account, id, username, name, role, by } = user;
  await inScope(database, { account: account.id }, async (transaction) => {
    await transaction
      .insertInto('accounts')
      .values({ accountId: account.id, name: account.name, ...givenColumns(account) })
      .execute();
    const row = { accountId: account.id, id, username, name, role };
    await transaction
      .insertInto('users')
      .values({ ...row, passwordHash: user.passwordHash })
      .execute();
    await transaction
      .insertInto('logins')
      .values({ username: usernameKey(username), accountId: account.id, userId: id })
      .execute();
    if (!by) return;
    const what = { subject: account.id, subjectName: account.name };
    const after = { name: account.name, kind: role, owner: { name, username } };
    await recordAudit(transaction, { by, action: 'account.add', ...what, after });
  });
  return { user: { id, username, name, role }, account: { id: account.id, name: account.name } };
}

/** Only the given columns, so that the others keep the database's defaults. */
function givenColumns({ tier, ordersPerMinute }: NewUser['account']) {
  return {
    ...(tier !== undefined && { tier }),
    ...(ordersPerMinute !== undefined && { ordersPerMinute }),
  };
}

/** Stores a new password hash; false if `before` is no longer the stored one. */
export async function replacePasswordHash(
  transaction: Transaction,
  { account, user }: Person,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ passwordHash: after })
    .where((eb) => eb.and({ accountId: account, id: user, passwordHash: before }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The account of a username. */
export async function findAccountOf(
  { queries }: Database,
  username: string,
): Promise<string | undefined> {
  const login = await queries
    .selectFrom('logins')
    .select('accountId')
    .where('username', '=', usernameKey(username))
    .executeTakeFirst();
  return login?.accountId;
}

/** Lists at most `limit` usernames. */
export async function listUsernames({ queries }: Database, limit: number): Promise<string[]> {
  const rows = await queries.selectFrom('logins').select('username').limit(limit).execute();
  return rows.map(({ username }) => username);
}

/** The role of a user; undefined for an unknown user. */
export async function findRole(
  database: Database,
  { account, user }: Person,
): Promise<Role | undefined> {
  const found = await inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('users')
      .select('role')
      .where((eb) => eb.and({ accountId: account, id: user }))
      .executeTakeFirst(),
  );
  return found?.role;
}

/** The user of a username. */
export async function findUser(
  { queries }: Database,
  username: string,
): Promise<Person | undefined> {
  return queries
    .selectFrom('logins')
    .select(['accountId as account', 'userId as user'])
    .where('username', '=', usernameKey(username))
    .executeTakeFirst();
}

/** The names of an active user, which a password may not consist of; undefined if there is no such user. */
export function readNames(
  database: Database,
  { account, user }: Person,
): Promise<{ account: string; username: string; name: string } | undefined> {
  return inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('users')
      .innerJoin('accounts', 'accounts.accountId', 'users.accountId')
      .select(['accounts.name as account', 'users.username', 'users.name'])
      .where((eb) => eb.and({ 'users.accountId': account, 'users.id': user }))
      .where('users.deactivatedAt', 'is', null)
      .executeTakeFirst(),
  );
}
