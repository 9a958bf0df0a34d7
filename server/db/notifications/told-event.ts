import { CompiledQuery } from 'kysely';
import type { Side } from '../../../src/domain/lifecycle/event-name.ts';
import type { ToldEvent } from '../../../src/domain/notifications/still-true.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { ClaimedMessage } from './claim-messages.ts';

/** What a message tells, who did it, and where the order is now. */
interface FoundEvent extends ToldEvent {
  by: Side;
}

const eventSql = `
  select event.event, event.side as by, event.state as "then", stored.state as now, exists (
    select from outgoing_messages before
    where before.account_id = $4 and before.destination_id = $5 and before.outcome in ('sent', 'unknown')
      and before.event_id = (event.details ->> 'reverts')::uuid
  ) as was_told
  from order_events event
  join orders stored on stored.account_id = event.account_id and stored.id = event.order_id
  where event.account_id = $1 and event.order_id = $2 and event.id = $3`;

/** Reads what a message tells; undefined if there is no such event. */
export async function readToldEvent(
  database: Database,
  { accountId, destinationId }: ClaimedMessage,
  { account, order, id }: NonNullable<ClaimedMessage['told']>,
): Promise<FoundEvent | undefined> {
  const values = [account, order, id, accountId, destinationId];
  const query = CompiledQuery.raw(eventSql, values) as CompiledQuery<FoundEvent>;
  const [found] = await queryInScope(database, 'lab', 'told-event', query);
  return found;
}
