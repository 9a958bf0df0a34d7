import { CompiledQuery } from 'kysely';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import { changeColumns, type StoredChange } from './changes.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/**
 * A point in the history of changes. The snapshot says which changes are known, and the time says from where to look
 * for new ones of a single account.
 */
export interface Moment {
  at: Date;
  snapshot: Snapshot;
}

/** A change, its author, and the transaction that wrote it. */
export interface NewChange extends StoredChange {
  byAccount: string;
  transaction: number;
}

/** The changes since a moment, oldest first, and the moment up to which they were read. */
export interface NewChanges {
  changes: NewChange[];
  until: Moment;
  /** False if there were more than requested. */
  isAll: boolean;
}

/**
 * Longest time in seconds from an event's `at` to its commit. The limits on statements and idle transactions end a
 * transaction earlier.
 */
const longestCommit = 60;

const since = `event.at >= $4::timestamptz - interval '${longestCommit} seconds'`;

/**
 * Searches by time, because few of the changes since then concern one account: changes by others use the index of the
 * account's feed, its own ones that of the lab's feed. `offset 0` keeps the account out of the inner condition, where
 * it would stop PostgreSQL from using that index.
 */
const ofAccountSql = `
  select event.*, event.xmin as writer from order_events event
  where event.account_id = $3 and event.by_account <> event.account_id and ${since}
  union all
  select own.* from (
    select event.*, event.xmin as writer from order_events event
    where event.by_account = event.account_id and ${since}
    offset 0
  ) own where own.account_id = $3`;

/**
 * For all accounts, reads only what was written since the snapshot, regardless of the rate of orders and the age of
 * other transactions: by transactions that began after it, and by those that were running at the time.
 */
const ofAllSql = `
  select event.*, event.xmin as writer from order_events event
  where event.transaction_id >= pg_snapshot_xmax($1::pg_snapshot)
    and event.transaction_id < (select pg_snapshot_xmax(pg_current_snapshot()))
  union all
  select event.*, event.xmin as writer from order_events event
  where event.transaction_id = any (array(select pg_snapshot_xip($1::pg_snapshot)))`;

/** A row restored from a dump has the transaction id of the old database, which differs from its `xmin`. */
const isWriter = `event.writer::text::bigint = event.transaction_id::text::bigint & 4294967295`;

const newSql = (scope: OrderScope) => `
  with recent as (${scope === 'lab' ? ofAllSql : ofAccountSql}
  ), present as (
    select now() as taken_at, pg_current_snapshot() as snapshot
  ), change as (
    select ${changeColumns}, event.by_account, event.transaction_id::text::bigint as transaction from recent event
    where not pg_visible_in_snapshot(event.transaction_id, $1::pg_snapshot) and ${isWriter}
    order by event.at, event.order_id, event.id limit $2
  )
  select present.taken_at, present.snapshot::text, change.* from present left join change on true
  order by change.at, change.order_id, change.id`;

type Row = { takenAt: Date; snapshot: string } & (NewChange | { id: null });

/** The query for new changes; exported to test its plan. */
export function newChangesQuery(
  scope: OrderScope,
  { after, limit }: { after: Moment; limit: number },
): CompiledQuery<Row> {
  const ofAccount = scope === 'lab' ? [] : [scope.account, after.at];
  const values = [after.snapshot.text, limit, ...ofAccount];
  return CompiledQuery.raw(newSql(scope), values) as CompiledQuery<Row>;
}

/**
 * Reads the changes committed after a moment. Commit order is not time order: an event may appear after a later one was
 * read. So snapshots decide what is new, not times: everything written by transactions that had not ended in the
 * earlier snapshot. In a chain of snapshots, each event is new exactly once, whichever server process reads it. Events
 * must not be written in savepoints, whose transactions no snapshot contains.
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

/** Reads the current moment. */
export async function readPresent(database: Database): Promise<Moment> {
  const text = 'select now() as taken_at, pg_current_snapshot()::text as snapshot';
  const query = CompiledQuery.raw(text) as CompiledQuery<{ takenAt: Date; snapshot: string }>;
  const [row] = await queryInScope(database, 'directory', 'present-snapshot', query);
  return momentOf(row);
}

function momentOf(row: { takenAt: Date; snapshot: string } | undefined): Moment {
  const snapshot = row && readSnapshot(row.snapshot);
  if (!row || !snapshot) throw new Error(`not a snapshot: ${row?.snapshot}`);
  return { at: row.takenAt, snapshot };
}
