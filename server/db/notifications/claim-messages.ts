import { CompiledQuery } from 'kysely';
import type { EventName } from '../../../src/domain/lifecycle/event-name.ts';
import type { ChannelName } from '../../../src/domain/notifications/channel-name.ts';
import type { Topic } from '../../../src/domain/notifications/topic-names.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** A message that is to be sent now. */
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
  /** What it tells; null for a test. */
  told: { topic: Topic; event: EventName; account: string; order: string; id: string } | null;
}

/**
 * Seconds for which a message belongs to the process that took it: longer than a try may last. If that process is killed,
 * another one takes the message afterwards.
 */
const leaseSeconds = 30;

// A try counts as unanswered from its beginning, so that one whose process was killed does.
const claimSql = `
  with due as materialized (
    select account_id, id from outgoing_messages
    where channel = $1 and due_at <= now()
      and (attempts > 0 or topic is null or at <= now() - make_interval(secs => $2))
    order by due_at limit $3 for update skip locked
  )
  update outgoing_messages message
  set attempts = attempts + 1, unanswered = unanswered + 1, due_at = now() + interval '${leaseSeconds} seconds'
  from due where message.account_id = due.account_id and message.id = due.id
  returning message.account_id, message.id, message.user_id, message.destination_id, message.channel, message.expires_at,
    message.attempts, message.unanswered - 1 as unanswered, message.topic, message.event, message.order_account,
    message.order_id, message.event_id`;

type ClaimedRow = Omit<ClaimedMessage, 'told'> & {
  topic: Topic | null;
  event: EventName | null;
  orderAccount: string | null;
  orderId: string | null;
  eventId: string | null;
};

function toldIn({ topic, event, orderAccount, orderId, eventId }: ClaimedRow) {
  if (!topic || !event || !orderAccount || !orderId || !eventId) return null;
  return { topic, event, account: orderAccount, order: orderId, id: eventId };
}

/**
 * Takes messages of a channel that are due, at most `room`, for a while. No two processes take the same one. An event is left
 * for `delaySeconds`, in which it can be taken back.
 */
export async function claimMessages(
  database: Database,
  channel: ChannelName,
  { room, delaySeconds }: { room: number; delaySeconds: number },
): Promise<ClaimedMessage[]> {
  const values = [channel, delaySeconds, room];
  const query = CompiledQuery.raw(claimSql, values) as CompiledQuery<ClaimedRow>;
  const rows = await queryInScope(database, 'lab', 'take-outgoing-messages', query);
  return rows.map((row) => ({ ...row, told: toldIn(row) }));
}
