import { sql } from 'kysely';
import type { SignedIn } from '../../src/domain/account.ts';
import type { Database } from './database.ts';
import { inScope, queryInScope } from './scope.ts';

/** A session ends when it was not used for this long, … */
const idleLimit = sql`interval '7 days'`;
/** … and this long after the login in any case. */
const absoluteLimit = sql`interval '30 days'`;
/** How exactly the last use is known; spares a write on every request. */
const seenEvery = sql`interval '5 minutes'`;

/** How long a browser may keep the cookie, in seconds: the absolute limit. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** What points to a session: the account it belongs to, and the SHA-256 of its token. */
export interface SessionKey {
  account: string;
  tokenHash: Buffer;
}

/** A live session, and the catalogue's revision, which most requests need next. */
export interface FoundSession {
  signedIn: SignedIn;
  revision: string;
}

export async function createSession(
  database: Database,
  key: SessionKey,
  user: string,
): Promise<void> {
  await inScope(database, { account: key.account }, (transaction) =>
    transaction
      .insertInto('sessions')
      .values({ account_id: key.account, token_hash: key.tokenHash, user_id: user })
      .execute(),
  );
}

/** The session the key points to, unless it ended. */
export async function findSession(
  database: Database,
  key: SessionKey,
): Promise<FoundSession | undefined> {
  const scope = { account: key.account };
  const [row] = await queryInScope(database, scope, 'find-session', findingQuery(database, key));
  if (!row) return undefined;
  if (row.unseen) await touch(database, key);
  const { user_id: id, username, user_name, role, account_name, revision } = row;
  const user = { id, username, name: user_name, role };
  return { signedIn: { user, account: { id: key.account, name: account_name } }, revision };
}

function findingQuery({ queries }: Database, { account, tokenHash }: SessionKey) {
  return queries
    .selectFrom('sessions as session')
    .innerJoin('users as user', (join) =>
      join
        .onRef('user.account_id', '=', 'session.account_id')
        .onRef('user.id', '=', 'session.user_id'),
    )
    .innerJoin('accounts as account', 'account.account_id', 'session.account_id')
    .select([
      'session.user_id',
      'user.username',
      'user.name as user_name',
      'user.role',
      'account.name as account_name',
      sql<string>`(select revision from catalogue)`.as('revision'),
      sql<boolean>`session.seen_at < now() - ${seenEvery}`.as('unseen'),
    ])
    .where('session.account_id', '=', account)
    .where('session.token_hash', '=', tokenHash)
    .where('session.seen_at', '>', sql<Date>`now() - ${idleLimit}`)
    .where('session.created_at', '>', sql<Date>`now() - ${absoluteLimit}`)
    .compile();
}

async function touch(database: Database, key: SessionKey): Promise<void> {
  await inScope(database, { account: key.account }, (transaction) =>
    transaction
      .updateTable('sessions')
      .set({ seen_at: sql<Date>`now()` })
      .where('account_id', '=', key.account)
      .where('token_hash', '=', key.tokenHash)
      .execute(),
  );
}

/** Ends a session; ending one that is not there is no error. */
export async function endSession(database: Database, key: SessionKey): Promise<void> {
  await inScope(database, { account: key.account }, (transaction) =>
    transaction
      .deleteFrom('sessions')
      .where('account_id', '=', key.account)
      .where('token_hash', '=', key.tokenHash)
      .execute(),
  );
}

/** Clears an account's ended sessions away; done at its logins, so no sweep over all accounts is needed. */
export async function clearEndedSessions(database: Database, account: string): Promise<void> {
  await inScope(database, { account }, (transaction) =>
    transaction
      .deleteFrom('sessions')
      .where('account_id', '=', account)
      .where(({ or, eb }) =>
        or([
          eb('seen_at', '<', sql<Date>`now() - ${idleLimit}`),
          eb('created_at', '<', sql<Date>`now() - ${absoluteLimit}`),
        ]),
      )
      .execute(),
  );
}
