import { CompiledQuery } from 'kysely';
import type { EventName, Side } from '../../../src/domain/lifecycle/event-name.ts';
import type { NotifiedEvent } from '../../../src/domain/notifications/still-true.ts';
import type { Database } from '../pool/database.ts';
import { inScope, queryInScope } from '../pool/scope.ts';
import type { ClaimedMessage } from './claim-messages.ts';

/** The event that a message reports, or one sent with it. */
export interface QueuedEvent {
  /** The id of its message in the outbox. */
  id: string;
  expiresAt: Date;
  event: EventName;
  account: string;
  order: string;
  eventId: string;
}

/** Reads everything sent with a message, oldest first, except what has ended. */
export async function readQueuedEvents(
  database: Database,
  { accountId, id }: ClaimedMessage,
): Promise<QueuedEvent[]> {
  const rows = await inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('outgoingMessages')
      .select(['id', 'expiresAt', 'event', 'orderAccount', 'orderId', 'eventId'])
      .where('accountId', '=', accountId)
      .where(({ or, eb }) => or([eb('id', '=', id), eb('bunchId', '=', id)]))
      .where('outcome', 'is', null)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  );
  return rows.flatMap(({ event, orderAccount: account, orderId: order, eventId, ...row }) =>
    event && account && order && eventId ? [{ ...row, event, account, order, eventId }] : [],
  );
}

/** An event of an order, who caused it, and the order's current state. */
export interface FoundEvent extends NotifiedEvent {
  id: string;
  by: Side;
  /** The order's customer, if the recipient belongs to the order's account and wants names; otherwise empty. */
  customer: string;
}

const eventsSql = `
  select event.id, event.event, event.side as by, event.state as "then", stored.state as now, exists (
    select from outgoing_messages before
    where before.account_id = $3 and before.destination_id = $4 and before.outcome in ('sent', 'unknown')
      and before.event_id = (event.details ->> 'reverts')::uuid
  ) as was_told,
  case when account.names_customers and account.account_id = $3 then coalesce(stored.content ->> 'patient', '') else '' end
    as customer
  from order_events event
  join orders stored on stored.account_id = event.account_id and stored.id = event.order_id
  join accounts account on account.account_id = event.account_id
  where event.account_id = $1 and (event.order_id, event.id) in (select * from unnest($2::uuid[], $5::uuid[]))`;

/** Reads events of an account's orders for a message about them. */
export function readNotifiedEvents(
  database: Database,
  { accountId, destinationId }: ClaimedMessage,
  account: string,
  queued: readonly QueuedEvent[],
): Promise<FoundEvent[]> {
  const [orders, events] = [queued.map(({ order }) => order), queued.map(({ eventId }) => eventId)];
  const values = [account, orders, accountId, destinationId, events];
  const query = CompiledQuery.raw(eventsSql, values) as CompiledQuery<FoundEvent>;
  return queryInScope(database, 'lab', 'told-events', query);
}
