import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import { changeColumns, labAuthorsSql, type StoredChange } from './changes.ts';
import type { OrderScope } from './read-orders.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/** A moment in the history of changes: the snapshot says which are known, the time where to look for others. */
export interface Moment {
  at: Date;
  snapshot: Snapshot;
}

/** A change, with who made it and in which transaction. */
export interface NewChange extends StoredChange {
  by_account: string;
  transaction: number;
}

/** The changes since a moment, oldest first, and the moment up to which they were read. */
export interface NewChanges {
  changes: NewChange[];
  until: Moment;
  /** False when there were more than asked for. */
  isAll: boolean;
}

/**
 * Longest time in seconds from an event's `at` to its commit. The limits on statements and idle transactions end a
 * transaction earlier.
 */
const longestCommit = 60;

const since = `at >= $1::timestamptz - interval '${longestCommit} seconds'`;
const ofAccountSql = `
  select event.*, event.xmin as writer from order_events event
  where event.account_id = $4 and event.by_account <> event.account_id and ${since}`;

/** By the two indexes of the lab's feed, so with one look for each account of the lab. */
const ofAllSql = `
  select event.*, event.xmin as writer from order_events event
  where event.by_account = event.account_id and ${since}
  union all
  select by_author.* from author, lateral (
    select event.*, event.xmin as writer from order_events event
    where event.by_account <> event.account_id and event.by_account = author.id and ${since}
  ) by_author`;

/** A row's `xmin` lacks the upper half of its transaction's number; it is at most 2^31 behind the latest one. */
const newSql = (scope: OrderScope) => `
  with recursive ${scope === 'lab' ? `${labAuthorsSql},` : ''} recent as (${scope === 'lab' ? ofAllSql : ofAccountSql}),
  present as (
    select now() as taken_at, pg_current_snapshot() as snapshot,
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as latest
  ), numbered as (
    select recent.*, latest - ((latest - writer::text::bigint) & 4294967295) as transaction
    from recent, present
  ), change as (
    select ${changeColumns}, event.by_account, event.transaction from numbered event
    where not pg_visible_in_snapshot(event.transaction::text::xid8, $2::pg_snapshot)
    order by event.at, event.order_id, event.id limit $3
  )
  select present.taken_at, present.snapshot::text, change.* from present left join change on true
  order by change.at, change.order_id, change.id`;

type Row = { taken_at: Date; snapshot: string } & (NewChange | { id: null });

/** The query of what is new; exported for its plan's test. */
export function newChangesQuery(
  scope: OrderScope,
  { after, limit }: { after: Moment; limit: number },
): CompiledQuery<Row> {
  const values = [after.at, after.snapshot.text, limit];
  return CompiledQuery.raw(
    newSql(scope),
    scope === 'lab' ? values : [...values, scope.account],
  ) as CompiledQuery<Row>;
}

/**
 * Reads the changes committed after a moment. Commit order is not time order: an event may appear after a later one
 * was read. So what is new is decided by snapshots, not by time: new is what a transaction wrote that was not over in the
 * earlier snapshot. Each event is new exactly once in a chain of snapshots, whichever server process asks.
 *
 * Events must not be written in savepoints, whose transactions no snapshot names.
 */
export async function readNewChanges(
  database: Database,
  scope: OrderScope,
  asked: { after: Moment; limit: number },
): Promise<NewChanges> {
  const name = `new-changes-${scope === 'lab' ? 'lab' : 'own'}`;
  const rows = await queryInScope(database, scope, name, newChangesQuery(scope, asked));
  const changes = rows.filter((row): row is Row & NewChange => row.id !== null);
  return { changes, until: momentOf(rows[0]), isAll: changes.length < asked.limit };
}

/** Reads the present moment. */
export async function readPresent(database: Database): Promise<Moment> {
  const text = 'select now() as taken_at, pg_current_snapshot()::text as snapshot';
  const query = CompiledQuery.raw(text) as CompiledQuery<{ taken_at: Date; snapshot: string }>;
  const [row] = await queryInScope(database, 'directory', 'present-snapshot', query);
  return momentOf(row);
}

function momentOf(row: { taken_at: Date; snapshot: string } | undefined): Moment {
  const snapshot = row && readSnapshot(row.snapshot);
  if (!row || !snapshot) throw new Error(`not a snapshot: ${row?.snapshot}`);
  return { at: row.taken_at, snapshot };
}
