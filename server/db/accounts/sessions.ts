import { CompiledQuery, sql } from 'kysely';
import type { OrderLimits } from '../../../src/domain/order/order-limits.ts';
import type { AccountRole, Role, SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { SessionKey } from '../../auth/session-token.ts';
import { keepDevice } from '../known-devices/known-devices.ts';
import type { Database } from '../pool/database.ts';
import { inScope, queryInScope } from '../pool/scope.ts';
import { together } from '../pool/together.ts';
import { lookUpSessions } from './look-up-sessions.ts';
import { recordOwn } from './record-own.ts';

/** A session, with what most requests need next: the account's tier and limits, and the catalogue's revision. */
export interface FoundSession {
  signedIn: SignedIn;
  tier: string;
  limits: OrderLimits;
  /** In rials; null for no limit. */
  creditLimit: number | null;
  revision: string;
  /** Earlier messages do not count as unread for the user. */
  unreadSince: Date;
  hasSecondFactor: boolean;
}

/** Opens a session. From then on, its device is known. */
export async function createSession(
  database: Database,
  key: SessionKey,
  user: string,
  { device, ...client }: { browser?: string; system?: string; device?: string } = {},
): Promise<void> {
  const { account, tokenHash } = key;
  await inScope(database, { account }, async (transaction) => {
    await transaction
      .insertInto('sessions')
      .values({ accountId: account, tokenHash, userId: user, device, ...client })
      .execute();
    if (device) await keepDevice(transaction, { account, user }, device);
    await recordOwn(transaction, { account, user }, 'user.signIn', client);
  });
}

interface SessionRow {
  /** Its 1-based position among the requested keys. */
  place: number;
  userId: string;
  username: string;
  userName: string;
  role: Role;
  accountRole: AccountRole;
  accountName: string;
  tier: string;
  mostLines: number;
  mostPieces: number;
  ordersPerMinute: number;
  creditLimit: number | null;
  unreadSince: Date;
  secondFactor: boolean;
  revision: string;
  unseen: boolean;
}

/** The function is in `0001-baseline/03-sessions.sql`. It sets each account's scope itself. */
const findSql =
  'select * from find_sessions(account_ids => $1::uuid[], token_hashes => $2::bytea[])';

/** Every request of a signed-in user looks up its session, so concurrent look-ups are batched. */
const finding = together<SessionKey, SessionRow | undefined>((database) => ({
  run: (keys) =>
    lookUpSessions(keys, (values) => {
      const query = CompiledQuery.raw(findSql, values) as CompiledQuery<SessionRow>;
      return queryInScope(database, 'directory', 'find-sessions', query);
    }),
}));

/** Finds the session of a key, unless it has ended, its account is suspended or its user is deactivated. */
export async function findSession(
  database: Database,
  key: SessionKey,
): Promise<FoundSession | undefined> {
  const row = await finding(database).add(key);
  if (!row) return undefined;
  if (row.unseen) await storeLastUse(database, key);
  const { userId: id, username, userName, role, accountName, tier, revision } = row;
  const user = { id, username, name: userName, role, accountRole: row.accountRole };
  const signedIn = { user, account: { id: key.account, name: accountName } };
  const { creditLimit, unreadSince } = row;
  const limits = limitsOf(row);
  const hasSecondFactor = row.secondFactor;
  return { signedIn, tier, limits, creditLimit, revision, unreadSince, hasSecondFactor };
}

function limitsOf({ mostLines, mostPieces, ordersPerMinute }: SessionRow): OrderLimits {
  return { lines: mostLines, pieces: mostPieces, ordersPerMinute };
}

async function storeLastUse(database: Database, key: SessionKey): Promise<void> {
  await inScope(database, { account: key.account }, (transaction) =>
    transaction
      .updateTable('sessions')
      .set({ seenAt: sql<Date>`now()` })
      .where((eb) => eb.and({ accountId: key.account, tokenHash: key.tokenHash }))
      .execute(),
  );
}

/** The function is in the listeners migration. It sets each account's scope itself. */
const openSql =
  'select * from find_listeners(account_ids => $1::uuid[], token_hashes => $2::bytea[])';

/** A user's role, and the topics the user has switched off. */
export interface SessionUser {
  role: Role;
  muted: readonly string[];
}

/** The users of sessions of any accounts, in the order of the keys; undefined for a session that has ended. */
export function findOpenSessions(
  database: Database,
  keys: readonly SessionKey[],
): Promise<(SessionUser | undefined)[]> {
  return lookUpSessions(keys, (values) => {
    const query = CompiledQuery.raw(openSql, values) as CompiledQuery<
      SessionUser & { place: number }
    >;
    return queryInScope(database, 'directory', 'find-open-sessions', query);
  });
}

/** Ends a session because its user signs out or switches to another user. Does nothing if it does not exist. */
export async function endSession(database: Database, key: SessionKey): Promise<void> {
  const { account } = key;
  await inScope(database, { account }, async (transaction) => {
    const ended = await transaction
      .deleteFrom('sessions')
      .where((eb) => eb.and({ accountId: account, tokenHash: key.tokenHash }))
      .returning('userId as user')
      .executeTakeFirst();
    if (ended) await recordOwn(transaction, { account, user: ended.user }, 'user.signOut');
  });
}

/**
 * Deletes an account's ended sessions. Runs when someone signs in to the account, so no sweep over all accounts is
 * needed.
 */
export async function clearEndedSessions(database: Database, account: string): Promise<void> {
  await inScope(database, { account }, (transaction) =>
    transaction
      .deleteFrom('sessions')
      .where('accountId', '=', account)
      .where(sql<boolean>`not is_open(sessions)`)
      .execute(),
  );
}
