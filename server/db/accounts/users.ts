import type { Role, SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { usernameKey } from '../../auth/username.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** An account with its first person, as it is made. */
export interface NewUser {
  account: { id: string; name: string; tier?: string; ordersPerMinute?: number };
  id: string;
  username: string;
  name: string;
  role: Role;
  passwordHash: string;
}

/** What the login needs to know of a person. */
export interface Credentials {
  account: string;
  user: string;
  passwordHash: string;
}

const nil = '00000000-0000-0000-0000-000000000000';

/** Finds who may sign in under a username. */
export async function findCredentials(
  database: Database,
  username: string,
): Promise<Credentials | undefined> {
  const login = await database.queries
    .selectFrom('logins')
    .select(['account_id', 'user_id'])
    .where('username', '=', usernameKey(username))
    .executeTakeFirst();
  // Nobody is asked for as well, so that the time taken does not tell an unknown name.
  const { account_id: account, user_id: user } = login ?? { account_id: nil, user_id: nil };
  const row = await inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('users')
      .select('password_hash')
      .where('account_id', '=', account)
      .where('id', '=', user)
      .executeTakeFirst(),
  );
  return row && { account, user, passwordHash: row.password_hash };
}

/** Makes an account with its first person. Fails when the username is taken. */
export async function createAccount(database: Database, user: NewUser): Promise<SignedIn> {
  const { account, id, username, name, role } = user;
  await inScope(database, { account: account.id }, async (transaction) => {
    await transaction
      .insertInto('accounts')
      .values({ account_id: account.id, name: account.name, ...chosen(account) })
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

/** What is not said is the database's to say. */
function chosen({ tier, ordersPerMinute }: NewUser['account']) {
  return {
    ...(tier !== undefined && { tier }),
    ...(ordersPerMinute !== undefined && { orders_per_minute: ordersPerMinute }),
  };
}

/** Some of the usernames there are, at most `limit`. */
export async function listUsernames({ queries }: Database, limit: number): Promise<string[]> {
  const rows = await queries.selectFrom('logins').select('username').limit(limit).execute();
  return rows.map(({ username }) => username);
}
