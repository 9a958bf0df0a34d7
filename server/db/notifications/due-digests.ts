import type {
  Digest,
  DigestChannel,
  DigestTime,
} from '../../../src/domain/notifications/digest.ts';
import type { Reader } from '../../../src/domain/notifications/topics.ts';
import type { Database } from '../pool/database.ts';
import { derivedId } from '../pool/derived-id.ts';
import { inScope } from '../pool/scope.ts';

/** A summary that is due. */
export interface DueDigest extends DigestTime {
  accountId: string;
  userId: string;
  channel: DigestChannel;
  side: Reader;
  /** When it was due. */
  nextAt: Date;
}

/** Reads up to `limit` due summaries. `now` in ms since 1970. */
export function readDueDigests(
  database: Database,
  { channels, now, limit }: { channels: readonly DigestChannel[]; now: number; limit: number },
): Promise<DueDigest[]> {
  return inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('digests')
      .select(['accountId', 'userId', 'channel', 'side', 'weekday', 'hour', 'nextAt'])
      .where('nextAt', '<=', new Date(now))
      .where('channel', 'in', channels)
      .orderBy('nextAt')
      .limit(limit)
      .execute(),
  );
}

/** The id of a message, always the same for one destination and time. */
const messageId = (destination: string, { nextAt }: DueDigest) =>
  derivedId(`${destination}/${nextAt.toISOString()}`);

/** The content of a summary, and when the next one is due. */
interface Written {
  /** Null if there is nothing to report. */
  digest: Digest | null;
  next: Date;
  expiresAt: Date;
}

/**
 * Queues a summary for each destination of its user's channel and moves its time forward, both or neither. If two
 * processes have read the same summary, the second one finds its time already moved.
 */
export async function writeDigest(
  database: Database,
  due: DueDigest,
  { digest, next, expiresAt }: Written,
): Promise<void> {
  const { accountId, userId, channel, nextAt } = due;
  await inScope(database, 'lab', async (transaction) => {
    const moved = await transaction
      .updateTable('digests')
      .set({ nextAt: next })
      .where((eb) => eb.and({ accountId, userId, channel, nextAt }))
      .returning('channel')
      .executeTakeFirst();
    if (!moved || !digest) return;
    const places = await transaction
      .selectFrom('destinations')
      .select('id')
      .where((eb) => eb.and({ accountId, userId, channel }))
      .execute();
    if (places.length === 0) return;
    const message = { accountId, userId, channel, expiresAt, digest: JSON.stringify(digest) };
    const messages = places.map(({ id }) => {
      return { ...message, id: messageId(id, due), destinationId: id };
    });
    await transaction
      .insertInto('outgoingMessages')
      .values(messages)
      .onConflict((conflict) => conflict.columns(['accountId', 'id']).doNothing())
      .execute();
  });
}
