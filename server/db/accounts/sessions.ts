import { CompiledQuery, sql } from 'kysely';
import type { OrderLimits } from '../../../src/domain/order/order-limits.ts';
import type { Role, SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { SessionKey } from '../../auth/session-token.ts';
import type { Database } from '../pool/database.ts';
import { inScope, queryInScope } from '../pool/scope.ts';

/** A session ends when it was not used for this long, … */
const idleLimit = '7 days';
/** … and this long after the login in any case. */
const absoluteLimit = '30 days';
/** How exactly the last use is known; spares a write on every request. */
const seenEvery = '5 minutes';

/** A live session, and what most requests need next: the account's tier and limits, and the catalogue's revision. */
export interface FoundSession {
  signedIn: SignedIn;
  tier: string;
  limits: OrderLimits;
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

/** Written out rather than built: every request of who is signed in runs it. */
const finding = `
  select session.user_id, person.username, person.name as user_name, person.role,
    account.name as account_name, account.tier, account.most_lines, account.most_pieces,
    account.orders_per_minute, (select revision from catalogue) as revision,
    session.seen_at < now() - interval '${seenEvery}' as unseen
  from sessions session
  join users person on person.account_id = session.account_id and person.id = session.user_id
  join accounts account on account.account_id = session.account_id
  where session.account_id = $1 and session.token_hash = $2
    and session.seen_at > now() - interval '${idleLimit}'
    and session.created_at > now() - interval '${absoluteLimit}'`;

interface Found {
  user_id: string;
  username: string;
  user_name: string;
  role: Role;
  account_name: string;
  tier: string;
  most_lines: number;
  most_pieces: number;
  orders_per_minute: number;
  revision: string;
  unseen: boolean;
}

/** The session the key points to, unless it ended. */
export async function findSession(
  database: Database,
  key: SessionKey,
): Promise<FoundSession | undefined> {
  const scope = { account: key.account };
  const query = CompiledQuery.raw(finding, [key.account, key.tokenHash]) as CompiledQuery<Found>;
  const [row] = await queryInScope(database, scope, 'find-session', query);
  if (!row) return undefined;
  if (row.unseen) await touch(database, key);
  const { user_id: id, username, user_name, role, account_name, tier, revision } = row;
  const user = { id, username, name: user_name, role };
  const signedIn = { user, account: { id: key.account, name: account_name } };
  return { signedIn, tier, limits: limitsOf(row), revision };
}

function limitsOf({ most_lines, most_pieces, orders_per_minute }: Found): OrderLimits {
  return { lines: most_lines, pieces: most_pieces, ordersPerMinute: orders_per_minute };
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
          eb('seen_at', '<', sql<Date>`now() - ${idleLimit}::interval`),
          eb('created_at', '<', sql<Date>`now() - ${absoluteLimit}::interval`),
        ]),
      )
      .execute(),
  );
}
