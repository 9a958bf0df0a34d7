import { CompiledQuery, sql } from 'kysely';
import { type HandedEvent, handedEvent } from '../../../src/domain/hand-off/handed-event.ts';
import { nothingOver, readSnapshot, type Snapshot } from '../changes/snapshot.ts';
import { type StoredOrder, wholeOrders } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** Position of an event in the feed: its time, then ids. */
export interface FeedPlace {
  at: Date;
  order: string;
  id: string;
}

/**
 * How far a machine has read: everything that had ended in `seen`, and of what was new in `next`, the events up to a
 * place.
 */
export interface FeedPosition {
  /** No new event is older than this. */
  from: Date;
  seen: Snapshot;
  part?: { from: Date; next: Snapshot; after: FeedPlace };
}

/** An event, and the current state of its order. */
export interface FedOrder extends FeedPlace {
  event: HandedEvent;
  stored: StoredOrder;
}

/** A page of the feed and the position after it. */
export interface FeedPage {
  orders: FedOrder[];
  next: FeedPosition;
  isAll: boolean;
}

/**
 * Longest time from an event's `at` to its commit, in milliseconds. The limits on statements and idle transactions end
 * a transaction earlier.
 */
const longestCommitMs = 60_000;

/** The position before all events from an instant on. */
export const startingAt = (from: Date): FeedPosition => ({ from, seen: nothingOver });

/**
 * A row's `xmin` lacks the upper half of its transaction's number. If the estimate is too high, an event is sent again,
 * but never skipped.
 */
const transactionOf = (row: string) =>
  `(latest - ((latest - ${row}.xmin::text::bigint) & 4294967295))::text::xid8`;
const isNew = (row: string) => `
  not pg_visible_in_snapshot(${transactionOf(row)}, $2::pg_snapshot)
  and ($5::pg_snapshot is null or pg_visible_in_snapshot(${transactionOf(row)}, $5::pg_snapshot))`;

const actedEvents = handedEvent.options.filter((event) => event !== 'submit');
const feedSql = `
  with present as (
    select now() as taken_at, pg_current_snapshot() as snapshot,
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as latest
  ), acted as (
    select event.account_id, event.order_id, event.id, event.event, event.at
    from order_events event, present
    where event.event in (${actedEvents.map((event) => `'${event}'`).join(', ')})
      and event.event = any($3::text[]) and event.at >= $1
      and (event.at, event.order_id, event.id) > ($6, $7::uuid, $8::uuid) and ${isNew('event')}
    order by event.at, event.order_id, event.id limit $4
  ), submitted as (
    select placed.account_id, placed.id, event.id, event.event, placed.placed_at
    from present, orders placed join order_events event
      on event.account_id = placed.account_id and event.order_id = placed.id and event.event = 'submit'
    where 'submit' = any($3::text[]) and placed.kind <> 'withdrawn' and placed.placed_at >= $1
      and (placed.placed_at, placed.id) >= ($6, $7::uuid)
      and (placed.placed_at, placed.id, event.id) > ($6, $7::uuid, $8::uuid) and ${isNew('event')}
    order by placed.placed_at, placed.id, event.id limit $4
  ), found as (
    select * from acted union all select * from submitted order by at, order_id, id limit $4
  )
  select present.taken_at, present.snapshot::text, found.* from present left join found on true
  order by found.at, found.order_id, found.id`;

interface FoundRow {
  accountId: string;
  orderId: string;
  id: string;
  event: HandedEvent;
  at: Date;
}
type Row = { takenAt: Date; snapshot: string } & (FoundRow | { id: null });

const nil = '00000000-0000-0000-0000-000000000000';

/** What to read: up to `limit` events of these kinds after a position. */
export interface AskedFeed {
  after: FeedPosition;
  events: readonly HandedEvent[];
  limit: number;
}

/** The query for a page; exported to test its plan. It requests one event more, to know whether there are any. */
export function feedQuery({ after, events, limit }: AskedFeed): CompiledQuery<Row> {
  const { from, seen, part } = after;
  const place = part ? [part.after.at, part.after.order, part.after.id] : ['-infinity', nil, nil];
  const values = [from, seen.text, events, limit + 1, part?.next.text ?? null, ...place];
  return CompiledQuery.raw(feedSql, values) as CompiledQuery<Row>;
}

/**
 * Reads a page of the feed. As with streams, snapshots decide what is new, because commits are not in time order. A
 * page that is not the last leaves the position between two snapshots. What lies between them no longer changes, so
 * keyset pagination can continue from there.
 */
export async function readFeed(database: Database, asked: AskedFeed): Promise<FeedPage> {
  const rows = await queryInScope(database, 'lab', 'read-feed', feedQuery(asked));
  const snapshot = rows[0] && readSnapshot(rows[0].snapshot);
  if (!rows[0] || !snapshot) throw new Error(`not a snapshot: ${rows[0]?.snapshot}`);
  const { after } = asked;
  const latest = after.part?.next ?? after.seen;
  // The position comes from a history that this database does not have, so it was restored. Sending twice is better
  // than skipping.
  if (latest.xmax > snapshot.xmax)
    return readFeed(database, { ...asked, after: startingAt(after.from) });
  const found = rows.filter((row): row is Row & FoundRow => row.id !== null);
  const page = found.slice(0, asked.limit);
  const isAll = found.length <= asked.limit;
  const taken = new Date(rows[0].takenAt.getTime() - longestCommitMs);
  const until = after.part ?? { from: taken, next: snapshot };
  return {
    orders: await withOrders(database, page),
    next: positionAfter(after, until, isAll ? undefined : page.at(-1)),
    isAll: isAll && after.part === undefined,
  };
}

function positionAfter(
  { from, seen }: FeedPosition,
  until: { from: Date; next: Snapshot },
  last: FoundRow | undefined,
): FeedPosition {
  if (!last) return { from: until.from, seen: until.next };
  const after = { at: last.at, order: last.orderId, id: last.id };
  return { from, seen, part: { from: until.from, next: until.next, after } };
}

/** Adds the current orders to events. */
async function withOrders(database: Database, page: readonly FoundRow[]): Promise<FedOrder[]> {
  if (page.length === 0) return [];
  const accounts = page.map(({ accountId }) => accountId);
  const ids = page.map(({ orderId }) => orderId);
  const query = wholeOrders(database, 'lab').where(
    sql<boolean>`("order".account_id, "order".id) in (select * from unnest(${accounts}::uuid[], ${ids}::uuid[]))`,
  );
  const stored = (await queryInScope(
    database,
    'lab',
    'fed-orders',
    query.compile(),
  )) as StoredOrder[];
  const keyOf = (account: string, id: string) => `${account}/${id}`;
  const orders = new Map(stored.map((each) => [keyOf(each.accountId, each.id), each]));
  return page.flatMap(({ accountId, orderId: order, id, at, event }) => {
    const found = orders.get(keyOf(accountId, order));
    return found ? [{ at, order, id, event, stored: found }] : [];
  });
}
