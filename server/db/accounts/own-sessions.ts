import { sql } from 'kysely';
import type { SessionKey } from '../../auth/session-token.ts';
import { forgetOtherDevices, forgetUnusedDevice } from '../known-devices/known-devices.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { Person } from './muted-topics.ts';
import { recordOwn } from './record-own.ts';

/** A session as its user sees it. */
export interface OwnSession {
  id: string;
  browser: string;
  system: string;
  createdAt: Date;
  seenAt: Date;
  isThis: boolean;
}

/** Lists at most this many, those used last. Nobody reads a longer list. */
const mostListed = 50;

/** A user's sessions that have not ended: the one of `key` first, then the most recently used. */
export function listSessions(
  database: Database,
  { account, user }: Person,
  key: SessionKey,
): Promise<OwnSession[]> {
  return inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('sessions as session')
      .select(['id', 'browser', 'system', 'createdAt', 'seenAt'])
      .select(({ eb }) => eb('tokenHash', '=', key.tokenHash).$castTo<boolean>().as('isThis'))
      .where((eb) => eb.and({ accountId: account, userId: user }))
      .where(sql<boolean>`is_open(session)`)
      .orderBy('isThis', 'desc')
      .orderBy('seenAt', 'desc')
      .limit(mostListed)
      .execute(),
  );
}

/** Ends one of a user's sessions and forgets its device; false if no session has this id. */
export async function endSessionOf(
  database: Database,
  { account, user }: Person,
  id: string,
): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    const ended = await transaction
      .deleteFrom('sessions')
      .where((eb) => eb.and({ accountId: account, userId: user, id }))
      .returning('device')
      .executeTakeFirst();
    if (!ended) return false;
    await forgetUnusedDevice(transaction, { account, user }, ended.device);
    await recordOwn(transaction, { account, user }, 'user.endSessions');
    return true;
  });
}

/**
 * Ends a user's sessions except the one of `key`, and forgets the other devices, in a transaction. Returns whether
 * there were any.
 */
export async function endSessionsBut(
  transaction: Transaction,
  { account, user }: Person,
  key: SessionKey,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where((eb) => eb.and({ accountId: account, userId: user }))
    .where('tokenHash', '!=', key.tokenHash)
    .executeTakeFirst();
  await forgetOtherDevices(transaction, { account, user }, key);
  return numDeletedRows > 0n;
}

/** Ends a user's sessions except the one of `key`, and forgets the user's other devices. */
export async function endOtherSessions(
  database: Database,
  person: Person,
  key: SessionKey,
): Promise<void> {
  await inScope(database, { account: person.account }, async (transaction) => {
    const hasEnded = await endSessionsBut(transaction, person, key);
    if (hasEnded) await recordOwn(transaction, person, 'user.endSessions');
  });
}
