import { CompiledQuery } from 'kysely';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { foundBy } from '../../../src/domain/typed/search-words.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** The part of an order that the scanner needs. */
export interface NumberedOrder {
  accountId: string;
  id: string;
  state: OrderState;
  lastEvent: string | null;
  /** Whether the order already has the event. */
  hasEvent: boolean;
}

/**
 * Finds orders by the word for their number, because row policies keep PostgreSQL from using an index on the end of the
 * id.
 */
const byNumberSql = `
  select account_id, id, state, last_event, exists (
    select from order_events event
    where event.account_id = orders.account_id and event.order_id = orders.id and event.id = $2
  ) as has_event
  from orders
  where right(id::text, 10) = $1 and kind <> 'withdrawn'
    and (account_id, id) in (
      select account_id, order_id
      from generate_series((select min(week)::int from order_words), (select max(week)::int from order_words)) as one_week
        join order_words on order_words.week = one_week::smallint and word = $3
    )
  limit 10`;

/** Finds orders of all accounts whose id ends with this, rarely more than one, and whether they have an event. */
export function findByNumber(
  database: Database,
  idEnd: string,
  event: string,
): Promise<NumberedOrder[]> {
  const [word] = foundBy([orderNumber(idEnd)]);
  const query = CompiledQuery.raw(byNumberSql, [
    idEnd,
    event,
    word,
  ]) as CompiledQuery<NumberedOrder>;
  return queryInScope(database, 'lab', 'find-by-number', query);
}
