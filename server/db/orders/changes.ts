import { CompiledQuery } from 'kysely';
import type { OrderState } from '../../../src/domain/order/order.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { OrderScope } from './read-orders.ts';

/** A change as it is kept, with the name of the account whose order it changed. */
export interface StoredChange {
  account_id: string;
  id: string;
  order_id: string;
  at: Date;
  state: OrderState;
  by_name: string;
  message: string;
  account_name: string;
}

const columns = `event.account_id, event.id, event.order_id, event.at, event.state, event.by_name, event.message,
  (select name from accounts where account_id = event.account_id) as account_name`;
const newest = 'order by event.at desc, event.id desc';

/** What others did to one account's orders. */
const ofAccount = `
  select ${columns} from order_events event
  where event.account_id = $1 and event.by_account <> event.account_id
  ${newest} limit $2`;

/**
 * What others than the reader did to any order: the accounts to their own, and each other account of the lab. Those
 * authors are few, and are found one after the other along the index.
 */
const ofAll = `
  with recursive author (id) as (
    (select by_account from order_events where by_account <> account_id order by by_account limit 1)
    union all
    select (
      select by_account from order_events
      where by_account <> account_id and by_account > author.id
      order by by_account limit 1
    ) from author where author.id is not null
  ), change as (
    (
      select event.* from order_events event
      where event.by_account = event.account_id and event.by_account <> $1
      ${newest} limit $2
    )
    union all
    select by_author.* from author, lateral (
      select event.* from order_events event
      where event.by_account <> event.account_id and event.by_account = author.id
      ${newest} limit $2
    ) by_author
    where author.id <> $1
  )
  select ${columns} from change event ${newest} limit $2`;

/** The query of the feed: what others than the reader's own account did, newest first. */
export function changesQuery(
  scope: OrderScope,
  { reader, limit }: { reader: string; limit: number },
): CompiledQuery<StoredChange> {
  const text = scope === 'lab' ? ofAll : ofAccount;
  return CompiledQuery.raw(text, [reader, limit]) as CompiledQuery<StoredChange>;
}

/** The newest changes that others than the reader's own account made, newest first. */
export function listChanges(
  database: Database,
  scope: OrderScope,
  page: { reader: string; limit: number },
): Promise<StoredChange[]> {
  const name = `list-changes-${scope === 'lab' ? 'lab' : 'own'}`;
  return queryInScope(database, scope, name, changesQuery(scope, page));
}
