import { sql } from 'kysely';
import { type ChannelName, channelName } from '../../../src/domain/notifications/channel-name.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** Counts cover events of the last day, and everything that waits. */
const since = sql<Date>`now() - interval '24 hours'`;

/** Maximum failures listed per channel. */
const mostFailures = 5;

/**
 * How many messages of each channel wait, arrived and failed. A destination that no longer exists does not count as a
 * channel's failure.
 */
export function countMessages(database: Database) {
  return inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('outgoingMessages')
      .select('channel')
      .select(({ fn }) => [
        fn.count<number>('dueAt').as('waiting'),
        sql<Date | null>`min(at) filter (where due_at is not null)`.as('oldest'),
        sql<number>`count(*) filter (where outcome = 'sent')`.as('sent'),
        sql<number>`count(*) filter (where outcome in ('refused', 'unknown', 'givenUp'))`.as(
          'failed',
        ),
      ])
      // Both indexes begin with the channel.
      .where('channel', 'in', channelName.options)
      .where(({ or, eb }) => or([eb('at', '>', since), eb('dueAt', 'is not', null)]))
      .groupBy('channel')
      .execute(),
  );
}

/** Number of destinations per channel. */
export function countDestinations(database: Database) {
  return inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('destinations')
      .select('channel')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy('channel')
      .execute(),
  );
}

/** The latest messages of a channel that failed or have not arrived yet, newest first. */
export function readFailures(database: Database, channel: ChannelName) {
  return inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('outgoingMessages')
      .select(['at', 'outcome', 'attempts', 'reason'])
      .where('channel', '=', channel)
      .where('at', '>', since)
      // A message sent with another one fails with it.
      .where('bunchId', 'is', null)
      .where(({ or, eb }) =>
        or([
          eb('outcome', 'in', ['gone', 'refused', 'unknown', 'givenUp']),
          eb.and([eb('dueAt', 'is not', null), eb('reason', '<>', '')]),
        ]),
      )
      .orderBy('at', 'desc')
      .limit(mostFailures)
      .execute(),
  );
}
