import { CompiledQuery } from 'kysely';
import type { ChannelName } from '../../../src/domain/notifications/channel-name.ts';
import type { Digest } from '../../../src/domain/notifications/digest.ts';
import type { Topic } from '../../../src/domain/notifications/topic-names.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** A message that is to be sent now, with those that have joined it. */
export interface ClaimedMessage {
  accountId: string;
  id: string;
  userId: string;
  destinationId: string;
  channel: ChannelName;
  expiresAt: Date;
  /** With this one. */
  attempts: number;
  /** Tries before this one of which nobody knows whether they arrived. */
  unanswered: number;
  /** Of what it tells; null for a test, a summary and an invoice, and for wearers. */
  topic: Topic | null;
  /** What a summary says; null for other messages. */
  digest: Digest | null;
  /** The invoice or credit note that it is about; null for other messages. */
  invoiceId: string | null;
  /** The order of the wearer whom it tells; null for the panel's people. */
  wearerOf: string | null;
}

/**
 * Seconds for which a message belongs to the process that took it: longer than a try may last. If that process is killed,
 * another one takes the message afterwards.
 */
const leaseSeconds = 30;

/** When those that joined another one are given up if it never ended: a minute after they are of no use. */
const parkedFor = '1 minute';

/**
 * Of what waits for one destination about one topic, the oldest is taken and the others join it. They leave once nothing has
 * joined them for the delay, or the oldest has waited for three: what is moved together is told together. That two
 * processes take the same oldest one is excluded by its lock, and nobody takes another one.
 *
 * A try counts as unanswered from its beginning, so that one whose process was killed does.
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
 * Takes messages of a channel that are due, at most `room`, for a while. No two processes take the same one. An event is left
 * for `delaySeconds`, in which it can be taken back and others join it.
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
