import type { ChannelName } from '../../../src/domain/notifications/channel-name.ts';
import type { Topic } from '../../../src/domain/notifications/topic-names.ts';
import type { Reader } from '../../../src/domain/notifications/topics.ts';
import type { SessionKey } from '../../auth/session-token.ts';
import type { Person } from '../accounts/muted-topics.ts';
import { recordOwn } from '../accounts/record-own.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import { addDestination, isDestination } from './add-destination.ts';

/** A browser in which its user turns on notifications. */
export interface NewBrowser extends Person {
  id: string;
  side: Reader;
  /** The subscription as JSON. */
  address: string;
  key: SessionKey;
  device: { browser: string; system: string };
}

/**
 * Adds a session's browser, replacing what the session or the same subscription had before. Beyond the maximum, the
 * oldest are removed. Repeating the same id changes nothing.
 */
export async function addBrowser(database: Database, added: NewBrowser): Promise<void> {
  const { account, user, id, side, address, key, device } = added;
  await inScope(database, { account }, async (transaction) => {
    if (await isDestination(transaction, account, id)) return;
    await transaction
      .deleteFrom('destinations')
      .where('accountId', '=', account)
      .where(({ or, eb }) =>
        or([eb('tokenHash', '=', key.tokenHash), eb.and({ channel: 'push', address })]),
      )
      .execute();
    const { tokenHash } = key;
    const browser = { account, user, id, side, channel: 'push', address, tokenHash } as const;
    await addDestination(transaction, { ...browser, ...device }, device);
  });
}

/** Removes a user's destination; false if it does not exist. */
export function removeDestination(
  database: Database,
  { account, user }: Person,
  id: string,
): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    const removed = await transaction
      .deleteFrom('destinations')
      .where((eb) => eb.and({ accountId: account, userId: user, id }))
      .returning(['channel', 'browser', 'system'])
      .executeTakeFirst();
    if (!removed) return false;
    await recordOwn(transaction, { account, user }, 'user.removeDestination', removed);
    return true;
  });
}

/** Removes a destination that no longer exists at its provider. */
export async function dropGone(database: Database, account: string, id: string): Promise<void> {
  await inScope(database, { account }, (transaction) =>
    transaction
      .deleteFrom('destinations')
      .where((eb) => eb.and({ accountId: account, id }))
      .execute(),
  );
}

/** Removes the destination that an e-mail's unsubscribe token belongs to. Does nothing if there is none. */
export async function removeByToken(
  database: Database,
  account: string,
  token: string,
): Promise<boolean> {
  const found = await inScope(database, { account }, (transaction) =>
    transaction
      .selectFrom('destinations')
      .select(['id', 'userId'])
      .where((eb) => eb.and({ accountId: account, unsubscribeToken: token }))
      .executeTakeFirst(),
  );
  return found ? removeDestination(database, { account, user: found.userId }, found.id) : false;
}

/** A user's destinations, oldest first, and the user's topics for each channel. */
export function readDestinations(database: Database, { account, user }: Person, key: SessionKey) {
  return inScope(database, { account }, async (transaction) => {
    const destinations = await transaction
      .selectFrom('destinations')
      .select(['id', 'channel', 'address', 'browser', 'system', 'madeAt'])
      .select(({ eb }) =>
        eb.fn
          .coalesce(eb('tokenHash', '=', key.tokenHash), eb.lit(false))
          .$castTo<boolean>()
          .as('isThis'),
      )
      .where((eb) => eb.and({ accountId: account, userId: user }))
      .orderBy('madeAt')
      .orderBy('id')
      .execute();
    const chosen = await transaction
      .selectFrom('channelTopics')
      .select(['channel', 'topics'])
      .where((eb) => eb.and({ accountId: account, userId: user }))
      .execute();
    return { destinations, chosen };
  });
}

/** Stores a user's topics for a channel. */
export async function setChannelTopics(
  database: Database,
  { account, user }: Person,
  { channel, topics }: { channel: ChannelName; topics: readonly Topic[] },
): Promise<void> {
  await inScope(database, { account }, (transaction) =>
    transaction
      .insertInto('channelTopics')
      .values({ accountId: account, userId: user, channel, topics: [...topics] })
      .onConflict((conflict) =>
        conflict.columns(['accountId', 'userId', 'channel']).doUpdateSet({ topics: [...topics] }),
      )
      .execute(),
  );
}
