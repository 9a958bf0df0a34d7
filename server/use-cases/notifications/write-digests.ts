import {
  type DigestChannel,
  digestAfter,
  digestOf,
  isLeftOut,
} from '../../../src/domain/notifications/digest.ts';
import { usefulSecondsOfDigest } from '../../../src/domain/notifications/outside-topics.ts';
import { noQuietTimes } from '../../../src/domain/notifications/quiet-times.ts';
import { readCalendar } from '../../db/catalogue/read-catalogue.ts';
import { type DueDigest, readDueDigests, writeDigest } from '../../db/notifications/due-digests.ts';
import { findQuietTimes } from '../../db/notifications/quiet-times.ts';
import type { Database } from '../../db/pool/database.ts';
import { countDigest } from './count-digest.ts';

/** Summaries read at a time. */
const pageSize = 50;

async function digestFor(database: Database, due: DueDigest, now: number) {
  const person = { account: due.accountId, user: due.userId };
  const quiet = (await findQuietTimes(database, person)) ?? noQuietTimes;
  const calendar = await readCalendar(database);
  if (isLeftOut(due.nextAt.getTime(), due, { quiet, calendar })) return null;
  return digestOf(await countDigest(database, due, now));
}

/**
 * Writes the summaries that are due into the outbox, each once per due time, even if other processes do the same. A
 * summary that came due several times while no server ran is written once, late. If one fails, the others are still
 * written; it stays due, and its error is thrown at the end. `now` in ms since 1970.
 */
export async function writeDigests(
  database: Database,
  {
    channels,
    now,
    ending,
  }: { channels: readonly DigestChannel[]; now: number; ending?: AbortSignal },
): Promise<void> {
  const expiresAt = new Date(now + usefulSecondsOfDigest * 1_000);
  let failure: { error: unknown } | undefined;
  let due: DueDigest[];
  do {
    due = await readDueDigests(database, { channels, now, limit: pageSize });
    for (const each of due) {
      if (ending?.aborted) return;
      try {
        const next = new Date(digestAfter(now, each));
        const digest = await digestFor(database, each, now);
        await writeDigest(database, each, { digest, next, expiresAt });
      } catch (error) {
        failure = { error };
      }
    }
  } while (due.length === pageSize && !failure);
  if (failure) throw failure.error;
}
