import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BotName } from '../../../src/domain/notifications/channel-name.ts';
import type { Reader } from '../../../src/domain/notifications/topics.ts';
import { codeMinutes } from '../../auth/code-minutes.ts';
import type { Person } from '../accounts/muted-topics.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import { addDestination, isDestination } from './add-destination.ts';
import { addTest } from './add-test.ts';

/** A new code. Only its hash is stored. */
interface NewCode extends Person {
  id: string;
  side: Reader;
  channel: BotName;
  codeHash: Buffer;
}

/**
 * Stores a code, replacing the user's earlier one for the channel. Returns false if the id belongs to something else of
 * the account, and changes nothing.
 */
export function addLinkCode(database: Database, added: NewCode): Promise<boolean> {
  const { account, user, ...code } = added;
  return inScope(database, { account }, async (transaction) => {
    if (await isDestination(transaction, account, code.id)) return false;
    await transaction
      .deleteFrom('linkCodes')
      .where((eb) => eb.and({ accountId: account, userId: user, channel: code.channel }))
      .execute();
    const made = await transaction
      .insertInto('linkCodes')
      .values({ accountId: account, userId: user, ...code })
      .onConflict((conflict) => conflict.columns(['accountId', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return made !== undefined;
  });
}

/** The user of a code, if it still works. */
function findCode(
  database: Database,
  { channel, codeHash }: Pick<NewCode, 'channel' | 'codeHash'>,
) {
  return inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('linkCodes')
      .select(['accountId', 'id', 'userId', 'side'])
      .where((eb) => eb.and({ channel, codeHash }))
      .where('madeAt', '>', sql<Date>`now() - ${codeMinutes} * interval '1 minute'`)
      .executeTakeFirst(),
  );
}

/** A chat in which someone wrote a code. */
interface Chat extends Pick<NewCode, 'channel' | 'codeHash'> {
  /** The id of the chat. */
  address: string;
}

/**
 * Uses up the code, if nobody did before, and adds the chat. False if it is used up, or the id now belongs to something
 * else.
 */
function takeCode(
  database: Database,
  { id, side, account, user }: Omit<NewCode, 'channel' | 'codeHash'>,
  { channel, address }: Chat,
): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('linkCodes')
      .where((eb) => eb.and({ accountId: account, id }))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await transaction
      .deleteFrom('destinations')
      .where((eb) => eb.and({ accountId: account, userId: user, channel, address }))
      .execute();
    return addDestination(transaction, { account, user, id, side, channel, address });
  });
}

/** Links the chat in which someone wrote a code, and queues a first message to it. False if the code does not work. */
export async function linkChat(database: Database, chat: Chat): Promise<boolean> {
  const found = await findCode(database, chat);
  if (!found) return false;
  const person = { account: found.accountId, user: found.userId };
  if (!(await takeCode(database, { ...found, ...person }, chat))) return false;
  await addTest(database, person, { destination: found.id, id: randomUUID() });
  return true;
}
