import { sql } from 'kysely';
import { type ChannelName, channelName } from '../../../src/domain/notifications/channel-name.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';

/** What is counted of each channel: events of the last day, and all that waits. */
const since = sql<Date>`now() - interval '24 hours'`;

/** Failures that are listed of a channel. */
const mostFailures = 5;

/** How many messages of each channel wait, arrived and failed. That a destination is gone is no fault of its channel. */
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

/** How many destinations there are of each channel. */
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

/** The latest messages of a channel that did not arrive, or not yet, newest first. */
export function readFailures(database: Database, channel: ChannelName) {
  return inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('outgoingMessages')
      .select(['at', 'outcome', 'attempts', 'reason'])
      .where('channel', '=', channel)
      .where('at', '>', since)
      // What leaves with another one fails with it.
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
