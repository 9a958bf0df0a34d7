import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope, type Scope } from '../pool/scope.ts';

/** The accounts whose orders are read. */
type OrdersOf = Exclude<Scope, 'directory'>;

/** A reader of orders. */
export interface OrderReader {
  account: string;
  user: string;
  /** The side whose messages the reader reads. */
  other: 'shop' | 'lab';
  /** Earlier messages do not count as unread. */
  since: Date;
}

/** Whether the order has messages or photos that its reader has not seen. Uses the primary keys of events and reads. */
export function hasUnread({ account, user, other, since }: OrderReader) {
  return sql<boolean>`exists (
    select from order_events event
    where event.account_id = "order".account_id and event.order_id = "order".id
      and event.side = ${other} and (event.message <> '' or event.details ? 'photos') and event.at > coalesce((
        select read.read_until from order_reads read
        where read.account_id = "order".account_id and read.order_id = "order".id
          and read.reader_account = ${account} and read.reader = ${user}
      ), ${since}))`;
}

type Row = { before: Date | null; until: Date };

const markSql = `
  with earlier as (
    select account_id, read_until from order_reads
    where order_id = $2 and reader_account = $4 and reader = $5
  )
  insert into order_reads (account_id, order_id, reader_account, reader, read_until)
  select account_id, order_id, $4, $5, at from order_events
  where account_id = coalesce($1, (select account_id from orders where id = $2 order by placed_at limit 1))
    and order_id = $2 and id = $3
  on conflict (account_id, order_id, reader_account, reader)
    do update set read_until = greatest(order_reads.read_until, excluded.read_until)
  returning read_until as until, (
    select read_until from earlier where earlier.account_id = order_reads.account_id
  ) as before`;

/**
 * Records that a user has read an order up to an event; undefined if there is no such event. The position never goes
 * back. Returns how far the order had been read before, and is read now.
 */
export async function markRead(
  database: Database,
  scope: OrdersOf,
  reader: OrderReader,
  read: { account: string | undefined; order: string; event: string },
): Promise<{ before: Date; until: Date } | undefined> {
  const account = scope === 'lab' ? read.account : scope.account;
  const values = [account ?? null, read.order, read.event, reader.account, reader.user];
  const query = CompiledQuery.raw(markSql, values) as CompiledQuery<Row>;
  const [row] = await queryInScope(database, scope, 'mark-read', query);
  return row && { before: row.before ?? reader.since, until: row.until };
}
