import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

interface ShippedOrder {
  accountId: string;
  id: string;
}

const shippedSql = `
  select account_id, id from orders
  where state = 'shipped' and (
    -- The last one: an earlier shipping was taken back.
    select max(event.at) from order_events event
    where event.account_id = orders.account_id and event.order_id = orders.id and event.event = 'ship'
  ) < $1 and not exists (
    select from delivery_orders line
    where line.account_id = orders.account_id and line.order_id = orders.id
      and line.missing_at is not null
  )
  limit $2`;

/** Orders of all accounts shipped before an instant and neither confirmed nor reported missing. */
export function listShipped(
  database: Database,
  before: Date,
  limit: number,
): Promise<ShippedOrder[]> {
  const query = CompiledQuery.raw(shippedSql, [before, limit]) as CompiledQuery<ShippedOrder>;
  return queryInScope(database, 'lab', 'list-shipped', query);
}
