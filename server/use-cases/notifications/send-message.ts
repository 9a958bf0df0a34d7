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
import { type Recipient, readRecipient } from '../../db/notifications/read-recipient.ts';
import { readToldInvoice } from '../../db/notifications/read-told-invoice.ts';
import type { Database } from '../../db/pool/database.ts';
import { composeMessage, type Origins } from './compose-message.ts';
import { type SortedTold, sortTold } from './sort-told.ts';
import { wearerMessage } from './wearer-message.ts';

/** How messages are sent. */
export interface Sending extends Origins {
  /** Those that are switched on. */
  channels: ReadonlyMap<ChannelName, Channel>;
  /** For so long an event can be taken back before it is told, in seconds. */
  delaySeconds: number;
  /** Longest time of a try, in milliseconds. */
  tryMs?: number;
  /** The time by which quiet times are kept, in ms since 1970. */
  now?: () => number;
}

/** Shorter than the lease of a message, and longer than channels wait: only they know whether it may have arrived. */
const usualTryMs = 15_000;

/** Seconds for which what can wait is of use; null for what cannot: what is urgent, and what its person asked for. */
function usefulWaiting({ topic, invoiceId }: ClaimedMessage): number | null {
  if (topic) return isUrgent(topic) ? null : usefulSeconds(topic);
  return invoiceId ? usefulSecondsOfInvoice : null;
}

/** Until when a message waits because its person is not to be told now; null where it does not. */
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

/** Sends within the time of a try. A channel that does not keep to it is not waited for. */
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
  over: SortedTold['over'],
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

const nothingTold: SortedTold = { live: [], over: new Map() };

/** Sends a message that was claimed, unless there is a reason not to, and stores what became of it. */
export async function sendMessage(
  database: Database,
  message: ClaimedMessage,
  { channels, panel, api, tryMs = usualTryMs, now = Date.now }: Sending,
): Promise<void> {
  const channel = channels.get(message.channel);
  if (!channel) throw new Error(`messages of ${message.channel} were claimed, which is off`);
  const { topic, invoiceId, expiresAt } = message;
  const end = (outcome: Outcome, over?: SortedTold['over']) =>
    endMessage(database, message, { outcome }, over);
  if (!topic && expiresAt.getTime() <= Date.now()) return end('givenUp');
  if (!mayTryAgain(message.channel, message.unanswered)) return end('unknown');
  if (message.wearerOf) {
    const made = await wearerMessage(database, message, { order: message.wearerOf, api });
    if (typeof made === 'string') return end(made);
    const answer = await answerOf(channel, made.outgoing, made, tryMs);
    return store(database, message, answer, nothingTold.over);
  }
  const recipient = await readRecipient(database, message);
  if (!recipient) return end('withdrawn');
  const invoice = invoiceId ? await readToldInvoice(database, message, invoiceId) : null;
  if (invoice === undefined) return end('withdrawn');
  const until = await quietUntil(database, message, now());
  if (until) return holdBack(database, message, until);
  const { live, over } = topic ? await sortTold(database, message) : nothingTold;
  if (topic && live.length === 0) return end('outdated', over);
  const outgoing = composeMessage(message, { live, invoice }, recipient, { panel, api });
  await store(database, message, await answerOf(channel, outgoing, recipient, tryMs), over);
}
