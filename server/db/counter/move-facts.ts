import { sql } from 'kysely';
import type { EventName } from '../../../src/domain/lifecycle/event-name.ts';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** What to check about an order before moving it. */
export interface FactAsked {
  account: string;
  order: string;
  lastEvent: string | null;
  /** The id that the move's event has or would have. */
  own: string;
}

/** When the order's last event was, and what the move has already done with it. */
export interface MoveFact {
  lastAt: Date | null;
  done: EventName | null;
}

/** Reads these facts from the events of the given orders, in the same order. */
export async function readMoveFacts(
  database: Database,
  scope: OrderScope,
  asked: readonly FactAsked[],
): Promise<MoveFact[]> {
  const query = sql<MoveFact>`select
      (select at from order_events event
        where event.account_id = one.account and event.order_id = one.order_id and event.id = one.last_event) as last_at,
      (select event.event from order_events event
        where event.account_id = one.account and event.order_id = one.order_id and event.id = one.own) as done
    from unnest(${asked.map(({ account }) => account)}::uuid[], ${asked.map(({ order }) => order)}::uuid[],
      ${asked.map(({ lastEvent }) => lastEvent)}::uuid[], ${asked.map(({ own }) => own)}::uuid[])
      with ordinality as one (account, order_id, last_event, own, place)
    order by place`;
  return queryInScope(database, scope, 'move-facts', query.compile(database.queries));
}
