import { CompiledQuery } from 'kysely';
import type { HookedEvent } from '../../../src/domain/hand-off/webhook.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** A message to send, and how. */
export interface DueMessage {
  accountId: string;
  id: string;
  webhookId: string;
  orderId: string;
  eventId: string;
  event: HookedEvent;
  at: Date;
  attempts: number;
  address: string;
  secret: Buffer;
  /** Whether the last message to its webhook failed. */
  isFailing: boolean;
}

/** How many messages may be claimed. */
interface Room {
  inAll: number;
  /** Of these, how many for failing webhooks. */
  failing: number;
  /** Limits per webhook, including messages being sent. The second one is for failing webhooks. */
  ofOne: number;
  ofFailing: number;
  /** Number of messages being sent, by webhook. */
  busy: ReadonlyMap<string, number>;
}

/** Maximum messages claimed by one statement. */
const mostTaken = 16;

/**
 * How long a message belongs to the process that claimed it, in seconds: longer than an attempt may last. If that
 * process is killed, another one claims the message afterwards.
 */
const leaseSeconds = 30;

// Materialized, because with another join, rows might be locked more than once, and more of them.
const takeSql = `
  with line as (
    select webhook.id, webhook.failing_since is not null as is_failing,
      coalesce(busy.count, 0) as busy,
      case when webhook.failing_since is null then $1::integer else $2::integer end as places
    from webhooks webhook
    left join unnest($3::uuid[], $4::integer[]) as busy (id, count) on busy.id = webhook.id
    where webhook.disabled_at is null
  ), waiting as materialized (
    select message.*, line.is_failing,
      line.busy + row_number() over (partition by line.id order by message.due_at) as turn,
      row_number() over (partition by line.is_failing order by message.due_at) as place
    from line cross join lateral (
      select account_id, id, due_at from webhook_messages
      where webhook_id = line.id and due_at <= now()
      order by due_at limit greatest(line.places - line.busy, 0) for update skip locked
    ) message
  ), due as materialized (
    select account_id, id, is_failing from waiting
    where not is_failing or place <= $5::integer
    order by turn, due_at limit $6::integer
  )
  update webhook_messages message
  set attempts = message.attempts + 1, due_at = now() + interval '${leaseSeconds} seconds'
  from due, webhooks webhook, webhook_secrets secret
  where message.account_id = due.account_id and message.id = due.id
    and webhook.id = message.webhook_id and secret.webhook_id = webhook.id
  returning message.account_id, message.id, message.webhook_id, message.order_id, message.event_id,
    message.event, message.at, message.attempts, webhook.address, secret.secret, due.is_failing`;

/**
 * Claims due messages for a while, as many as there is room for: the first of each webhook's queue before the second of
 * any. No two processes claim the same one.
 */
export async function claimDue(
  database: Database,
  { inAll, failing, ofOne, ofFailing, busy }: Room,
): Promise<DueMessage[]> {
  if (inAll === 0) return [];
  const lines = [[...busy.keys()], [...busy.values()]];
  const values = [ofOne, ofFailing, ...lines, failing, Math.min(inAll, mostTaken)];
  const query = CompiledQuery.raw(takeSql, values) as CompiledQuery<DueMessage>;
  return queryInScope(database, 'lab', 'take-webhook-messages', query);
}
