import { CompiledQuery } from 'kysely';
import { hookedEvent } from '../../../src/domain/hand-off/webhook.ts';
import type { EventName } from '../../../src/domain/lifecycle/event-name.ts';
import type { Transaction } from '../schema/transaction.ts';

const tellSql = `
  insert into webhook_messages (account_id, id, webhook_id, order_id, event_id, event)
  select $1, gen_random_uuid(), webhook.id, $2, $3, $4
  from webhooks webhook where webhook.disabled_at is null and $4 = any(webhook.events)`;

/** An event being written. */
interface NewEvent {
  account: string;
  order: string;
  id: string;
  event: EventName;
}

/** Queues a message for each webhook that subscribes to an event, in the event's own transaction. */
export async function notifyWebhooks(
  transaction: Transaction,
  { account, order, id, event }: NewEvent,
): Promise<void> {
  if (!hookedEvent.safeParse(event).success) return;
  await transaction.executeQuery(CompiledQuery.raw(tellSql, [account, order, id, event]));
}
