import type { ChannelName } from '../../../src/domain/notifications/channel-name.ts';
import { startingTopics } from '../../../src/domain/notifications/outside-topics.ts';
import type { Reader } from '../../../src/domain/notifications/topics.ts';
import type { Person } from '../accounts/muted-topics.ts';
import { recordOwn } from '../accounts/record-own.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An address to which a user's notifications will go. */
interface NewDestination extends Person {
  id: string;
  side: Reader;
  channel: ChannelName;
  address: string;
  /** Of the session that belongs to the browser. */
  tokenHash?: Buffer;
  browser?: string;
  system?: string;
  /** The secret for the unsubscribe link in e-mails. */
  unsubscribeToken?: string | null;
}

/** Maximum destinations per user, which also limits the messages that one event can cause. */
const mostOfUser = 20;

/** Whether an account has a destination with this id. */
export async function isDestination(
  transaction: Transaction,
  account: string,
  id: string,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('destinations')
    .select('id')
    .where((eb) => eb.and({ accountId: account, id }))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Adds a destination for a user, with the default topics of its channel. Beyond the maximum, the oldest are removed.
 * `consent` goes to the audit log. Returns false if the account has a different destination under this id.
 */
export async function addDestination(
  transaction: Transaction,
  { account, user, ...added }: NewDestination,
  consent: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const { id, channel, side } = added;
  if (await isDestination(transaction, account, id)) return false;
  await dropOldest(transaction, { account, user });
  const made = await transaction
    .insertInto('destinations')
    .values({ accountId: account, userId: user, ...added })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  await startTopics(transaction, { account, user, channel, side });
  await recordOwn(transaction, { account, user }, 'user.addDestination', { channel, ...consent });
  return true;
}

/** Makes room for one more destination of a user. */
async function dropOldest(transaction: Transaction, { account, user }: Person): Promise<void> {
  await transaction
    .deleteFrom('destinations')
    .where('accountId', '=', account)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('destinations')
        .select('id')
        .where((own) => own.and({ accountId: account, userId: user }))
        .orderBy('madeAt', 'desc')
        .offset(mostOfUser - 1),
    )
    .execute();
}

/** Sets the default topics of a channel for a user. */
async function startTopics(
  transaction: Transaction,
  { account, user, channel, side }: Person & { channel: ChannelName; side: Reader },
): Promise<void> {
  await transaction
    .insertInto('channelTopics')
    .values({ accountId: account, userId: user, channel, topics: [...startingTopics[side]] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
