import { CompiledQuery } from 'kysely';
import type { ChannelName } from '../../../src/domain/notifications/channel-name.ts';
import type { Digest } from '../../../src/domain/notifications/digest.ts';
import type { Topic } from '../../../src/domain/notifications/topic-names.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** A message to send now, with those that have joined it. */
export interface ClaimedMessage {
  accountId: string;
  id: string;
  userId: string;
  destinationId: string;
  channel: ChannelName;
  expiresAt: Date;
  /** Including this one. */
  attempts: number;
  /** Earlier attempts that may or may not have arrived. */
  unanswered: number;
  /** The event's topic; null for tests, summaries and invoices, and for customers. */
  topic: Topic | null;
  /** The content of a summary; null for other messages. */
  digest: Digest | null;
  /** The invoice or credit note it announces; null for other messages. */
  invoiceId: string | null;
  /** The order of the customer it goes to; null for users of the panel. */
  wearerOf: string | null;
}

/**
 * How long a message belongs to the process that claimed it, in seconds: longer than an attempt may last. If that
 * process is killed, another one claims the message afterwards.
 */
const leaseSeconds = 30;

/** How long joined messages are kept after they expire, if the message they joined never ended. */
const parkedFor = '1 minute';

/**
 * Of the messages waiting for one destination and topic, claims the oldest; the others join it. They are sent once
 * nothing has joined for the delay, or the oldest has waited for three delays, so that orders moved together are
 * announced together.
 * The lock on the oldest message keeps two processes from claiming it, and nobody claims any other. An attempt counts
 * as unanswered from its start, so it does even if the process is killed.
 */
const claimSql = `
  with due as materialized (
    select account_id, id, destination_id, topic, attempts from outgoing_messages message
    where channel = $1 and due_at <= now() and bunch_id is null
      and (attempts > 0 or (topic is null and event_id is null) or (
        at <= now() - make_interval(secs => $2) and not exists (
          select from outgoing_messages other
          where other.account_id = message.account_id and other.destination_id = message.destination_id
            and other.topic = message.topic and other.attempts = 0 and other.bunch_id is null
            and other.due_at is not null and other.due_at <= now()
            and ((other.at, other.id) < (message.at, message.id)
              or (other.at > now() - make_interval(secs => $2)
                and message.at > now() - make_interval(secs => 3 * $2)))
        )
      ))
    order by due_at limit $3 for update skip locked
  ), joining as (
    update outgoing_messages other
    set bunch_id = due.id, due_at = other.expires_at + interval '${parkedFor}'
    from due
    where due.attempts = 0 and due.topic is not null and other.id <> due.id
      and other.account_id = due.account_id and other.destination_id = due.destination_id and other.topic = due.topic
      and other.attempts = 0 and other.bunch_id is null and other.due_at is not null and other.due_at <= now()
      and other.at <= now() - make_interval(secs => $2)
  )
  update outgoing_messages message
  set attempts = message.attempts + 1, unanswered = unanswered + 1,
    due_at = now() + interval '${leaseSeconds} seconds'
  from due where message.account_id = due.account_id and message.id = due.id
  returning message.account_id, message.id, message.user_id, message.destination_id, message.channel, message.expires_at,
    message.attempts, message.unanswered - 1 as unanswered, message.topic,
    message.digest, message.invoice_id, case when message.wearer is not null then message.order_id end as wearer_of`;

/**
 * Claims up to `room` due messages of a channel for a while. No two processes claim the same one. An event waits for
 * `delaySeconds`, during which it can be undone and others can join it.
 */
export async function claimMessages(
  database: Database,
  channel: ChannelName,
  { room, delaySeconds }: { room: number; delaySeconds: number },
): Promise<ClaimedMessage[]> {
  const values = [channel, delaySeconds, room];
  const query = CompiledQuery.raw(claimSql, values) as CompiledQuery<ClaimedMessage>;
  return queryInScope(database, 'lab', 'take-outgoing-messages', query);
}
