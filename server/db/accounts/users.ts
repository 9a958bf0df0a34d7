import type { Role, SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { usernameKey } from '../../auth/username.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** A new account with its first user. */
export interface NewUser {
  account: { id: string; name: string; tier?: string; ordersPerMinute?: number };
  id: string;
  username: string;
  name: string;
  role: Role;
  passwordHash: string;
}

/** What the login needs to know about a user. */
export interface Credentials {
  account: string;
  user: string;
  passwordHash: string;
  isSuspended: boolean;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Finds the user of a username. */
export async function findCredentials(
  database: Database,
  username: string,
): Promise<Credentials | undefined> {
  const login = await database.queries
    .selectFrom('logins')
    .select(['account_id', 'user_id'])
    .where('username', '=', usernameKey(username))
    .executeTakeFirst();
  // Query for an unknown username too, so that the time does not reveal it.
  const { account_id: account, user_id: user } = login ?? { account_id: nobody, user_id: nobody };
  const row = await inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('users')
      .innerJoin('accounts', 'accounts.account_id', 'users.account_id')
      .select(['users.password_hash', 'accounts.suspended_at'])
      .where('users.account_id', '=', account)
      .where('users.id', '=', user)
      .executeTakeFirst(),
  );
  const isSuspended = row?.suspended_at != null;
  return row && { account, user, passwordHash: row.password_hash, isSuspended };
}

/** Creates an account with its first user. Throws when the username is taken. */
export async function createAccount(database: Database, user: NewUser): Promise<SignedIn> {
  const { account, id, username, name, role } = user;
  await inScope(database, { account: account.id }, async (transaction) => {
    await transaction
      .insertInto('accounts')
      .values({ account_id: account.id, name: account.name, ...givenColumns(account) })
      .execute();
    const row = { account_id: account.id, id, username, name, role };
    await transaction
      .insertInto('users')
      .values({ ...row, password_hash: user.passwordHash })
      .execute();
    await transaction
      .insertInto('logins')
      .values({ username: usernameKey(username), account_id: account.id, user_id: id })
      .execute();
  });
  return { user: { id, username, name, role }, account: { id: account.id, name: account.name } };
}

/** Columns that are not given keep the database's default. */
function givenColumns({ tier, ordersPerMinute }: NewUser['account']) {
  return {
    ...(tier !== undefined && { tier }),
    ...(ordersPerMinute !== undefined && { orders_per_minute: ordersPerMinute }),
  };
}

/** The account of a username. */
export async function findAccountOf(
  { queries }: Database,
  username: string,
): Promise<string | undefined> {
  const login = await queries
    .selectFrom('logins')
    .select('account_id')
    .where('username', '=', usernameKey(username))
    .executeTakeFirst();
  return login?.account_id;
}

/** Lists at most `limit` usernames. */
export async function listUsernames({ queries }: Database, limit: number): Promise<string[]> {
  const rows = await queries.selectFrom('logins').select('username').limit(limit).execute();
  return rows.map(({ username }) => username);
}
