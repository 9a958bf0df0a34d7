import type { ChannelName } from '../../../src/domain/notifications/channel-name.ts';
import type { Outcome } from '../../../src/domain/notifications/outcome.ts';
import {
  isUrgent,
  usefulSeconds,
  usefulSecondsOfInvoice,
} from '../../../src/domain/notifications/outside-topics.ts';
import { sendAfter } from '../../../src/domain/notifications/quiet-times.ts';
import { mayTryAgain, sendAgainAfter } from '../../../src/domain/notifications/send-again.ts';
import {
  type Channel,
  type Delivery,
  isAnswerLost,
  type OutgoingMessage,
} from '../../channels/channel.ts';
import { readCalendar } from '../../db/catalogue/read-catalogue.ts';
import type { ClaimedMessage } from '../../db/notifications/claim-messages.ts';
import { dropGone } from '../../db/notifications/destinations.ts';
import { endMessage, holdBack, putOff } from '../../db/notifications/end-message.ts';
import { findQuietTimes } from '../../db/notifications/quiet-times.ts';
import { readMessageInvoice } from '../../db/notifications/read-message-invoice.ts';
import { type Recipient, readRecipient } from '../../db/notifications/read-recipient.ts';
import type { Database } from '../../db/pool/database.ts';
import { composeMessage, type Origins } from './compose-message.ts';
import { type SortedEvents, sortEvents } from './sort-events.ts';
import { wearerMessage } from './wearer-message.ts';

/** How messages are sent. */
export interface Sending extends Origins {
  /** The channels that are switched on. */
  channels: ReadonlyMap<ChannelName, Channel>;
  /** Seconds for which an event can be taken back before it is reported. */
  delaySeconds: number;
  /** Time limit of an attempt in milliseconds. */
  tryMs?: number;
  /** The current time in ms since 1970, for quiet times. */
  now?: () => number;
}

/**
 * Shorter than a message's lease, and longer than the channels' own timeouts: only they know whether a message may have
 * arrived.
 */
const defaultTryMs = 15_000;

/**
 * Seconds for which a message stays useful while it waits. Null for messages that must not wait: urgent ones, and those
 * a person requested.
 */
function usefulWaiting({ topic, invoiceId }: ClaimedMessage): number | null {
  if (topic) return isUrgent(topic) ? null : usefulSeconds(topic);
  return invoiceId ? usefulSecondsOfInvoice : null;
}

/** Until when a message waits because of its person's quiet times; null if it need not wait. */
async function quietUntil(database: Database, message: ClaimedMessage, now: number) {
  const { accountId, userId, expiresAt } = message;
  const useful = usefulWaiting(message);
  if (useful === null || expiresAt.getTime() <= Date.now()) return null;
  const quiet = await findQuietTimes(database, { account: accountId, user: userId });
  if (!quiet) return null;
  const then = sendAfter(now, quiet, await readCalendar(database));
  return then > now ? { until: new Date(then), usefulSeconds: useful } : null;
}

type Answer = { delivery: Delivery; isAnswered: boolean };

/** Sends within the time limit of an attempt, even if the channel does not respect it. */
async function answerOf(
  channel: Channel,
  message: OutgoingMessage,
  { address }: Pick<Recipient, 'address'>,
  tryMs: number,
): Promise<Answer> {
  const signal = AbortSignal.timeout(tryMs);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no answer within ${tryMs / 1000} s`)));
  });
  try {
    const delivery = await Promise.race([channel.send(message, address, signal), late]);
    return { delivery, isAnswered: !isAnswerLost(delivery) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { delivery: { state: 'retry', reason }, isAnswered: false };
  }
}

async function store(
  database: Database,
  message: ClaimedMessage,
  { delivery, isAnswered }: Answer,
  over: SortedEvents['over'],
): Promise<void> {
  if (delivery.state === 'sent') {
    const { reference = '' } = delivery;
    return endMessage(database, message, { outcome: 'sent', reference }, over);
  }
  const { reason } = delivery;
  if (delivery.state === 'refused')
    return endMessage(database, message, { outcome: 'refused', reason }, over);
  if (delivery.state === 'gone') {
    await endMessage(database, message, { outcome: 'gone', reason }, over);
    return dropGone(database, message.accountId, message.destinationId);
  }
  const chance = Math.random();
  const afterMs = sendAgainAfter(message.attempts, { asked: delivery.afterSeconds, chance });
  return putOff(database, message, { afterMs, reason, isAnswered });
}

const noEvents: SortedEvents = { live: [], over: new Map() };

/** Sends a claimed message, unless there is a reason not to, and stores the outcome. */
export async function sendMessage(
  database: Database,
  message: ClaimedMessage,
  { channels, panel, api, tryMs = defaultTryMs, now = Date.now }: Sending,
): Promise<void> {
  const channel = channels.get(message.channel);
  if (!channel)
    throw new Error(`messages of ${message.channel} were claimed, but the channel is off`);
  const { topic, invoiceId, expiresAt } = message;
  const end = (outcome: Outcome, over?: SortedEvents['over']) =>
    endMessage(database, message, { outcome }, over);
  if (!topic && expiresAt.getTime() <= Date.now()) return end('givenUp');
  if (!mayTryAgain(message.channel, message.unanswered)) return end('unknown');
  if (message.wearerOf) {
    const made = await wearerMessage(database, message, { order: message.wearerOf, api });
    if (typeof made === 'string') return end(made);
    const answer = await answerOf(channel, made.outgoing, made, tryMs);
    return store(database, message, answer, noEvents.over);
  }
  const recipient = await readRecipient(database, message);
  if (!recipient) return end('withdrawn');
  const invoice = invoiceId ? await readMessageInvoice(database, message, invoiceId) : null;
  if (invoice === undefined) return end('withdrawn');
  const until = await quietUntil(database, message, now());
  if (until) return holdBack(database, message, until);
  const { live, over } = topic ? await sortEvents(database, message) : noEvents;
  if (topic && live.length === 0) return end('outdated', over);
  const outgoing = composeMessage(message, { live, invoice }, recipient, { panel, api });
  await store(database, message, await answerOf(channel, outgoing, recipient, tryMs), over);
}
