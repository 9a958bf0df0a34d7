import { CompiledQuery } from 'kysely';
import type { EventName, Side } from '../../../src/domain/lifecycle/event-name.ts';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { StoredDetails } from '../schema/order-tables.ts';

/** A stored change, with the name of the account that owns the order. */
export interface StoredChange {
  accountId: string;
  id: string;
  orderId: string;
  at: Date;
  event: EventName;
  side: Side;
  details: StoredDetails;
  state: OrderState;
  byName: string;
  message: string;
  accountName: string;
  /** Whether the lab took the order by telephone. Also true for remakes that it places. */
  byTelephone: boolean;
}

/** Columns of a change, from `order_events event`. */
export const changeColumns = `event.account_id, event.id, event.order_id, event.at, event.event, event.side, event.details, event.state, event.by_name, event.message,
  (select name from accounts where account_id = event.account_id) as account_name,
  event.event = 'submit' and event.side = 'lab' and exists (
    select from orders
    where account_id = event.account_id and id = event.order_id and remake_of is null
  ) as by_telephone`;
const newestFirst = 'order by event.at desc, event.id desc';

/** Leaves out muted changes. */
const wanted = 'where event.event <> all($4::text[])';

/** Changes that others made to one account's orders. */
const accountChangesSql = `
  select ${changeColumns} from (
    select event.* from order_events event
    where event.account_id = $1 and event.by_account <> event.account_id
    ${newestFirst} limit $3
  ) event ${wanted} ${newestFirst} limit $2`;

/**
 * The lab's accounts that changed orders. They are few, so the recursive query skips from one to the next along the
 * index.
 */
const labAuthorsSql = `author (id) as (
    (select by_account from order_events where by_account <> account_id order by by_account limit 1)
    union all
    select (
      select by_account from order_events
      where by_account <> account_id and by_account > author.id
      order by by_account limit 1
    ) from author where author.id is not null
  )`;

/**
 * Changes to any order that the reader's account did not make: those by the orders' owners, and those by each other
 * account of the lab.
 */
const allChangesSql = `
  with recursive ${labAuthorsSql}, change as (
    (
      select event.* from order_events event
      where event.by_account = event.account_id and event.by_account <> $1
      ${newestFirst} limit $3
    )
    union all
    select by_author.* from author, lateral (
      select event.* from order_events event
      where event.by_account <> event.account_id and event.by_account = author.id
      ${newestFirst} limit $3
    ) by_author
    where author.id <> $1
  )
  select ${changeColumns} from change event ${wanted} ${newestFirst} limit $2`;

/** How many changes a feed searches for unmuted ones, which limits what the query reads. */
const mutedDepth = 500;

/** The reader of the feed, and the events to leave out. */
export interface FeedPage {
  /** The reader's account. */
  reader: string;
  limit: number;
  muted: readonly EventName[];
}

/** The query for the feed: changes that the reader's account did not make, newest first. */
export function changesQuery(
  scope: OrderScope,
  { reader, limit, muted }: FeedPage,
): CompiledQuery<StoredChange> {
  const text = scope === 'lab' ? allChangesSql : accountChangesSql;
  const depth = muted.length > 0 ? mutedDepth : limit;
  return CompiledQuery.raw(text, [reader, limit, depth, muted]) as CompiledQuery<StoredChange>;
}

/** Reads the latest changes that the reader's account did not make, newest first. */
export function listChanges(
  database: Database,
  scope: OrderScope,
  page: FeedPage,
): Promise<StoredChange[]> {
  const name = `list-changes-${scope === 'lab' ? 'lab' : 'own'}`;
  return queryInScope(database, scope, name, changesQuery(scope, page));
}
