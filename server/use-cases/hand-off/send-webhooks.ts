import type { HookAnswer } from '../../../src/domain/hand-off/webhook.ts';
import { claimDue, type DueMessage } from '../../db/hand-off/claim-due.ts';
import { recordAnswer } from '../../db/hand-off/webhook-messages.ts';
import { findOrder } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';
import { settlesWithin } from '../../process/concurrency/settles-within.ts';
import { log } from '../../process/log/log.ts';
import { HookSlots } from './hook-slots.ts';
import { handedOrder } from './order-files.ts';
import { postWebhook } from './post-webhook.ts';
import { hookHeaders, sign } from './signature.ts';

/** The body of a message: the order as in the feed. */
async function bodyOf(
  database: Database,
  { accountId, orderId, eventId: id, event, at }: DueMessage,
): Promise<string | undefined> {
  const stored = await findOrder(database, 'lab', orderId, accountId);
  if (!stored) return undefined;
  const data = handedOrder({ id, order: orderId, event, at, stored });
  return JSON.stringify({ type: `order.${event}`, timestamp: at.toISOString(), data });
}

async function tryToSend(
  database: Database,
  message: DueMessage,
  mayBePrivate: boolean,
): Promise<Pick<HookAnswer, 'status' | 'text'>> {
  const { id, address, secret } = message;
  const body = await bodyOf(database, message);
  if (body === undefined) return { status: null, text: 'the order is gone' };
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = {
    [hookHeaders.id]: id,
    [hookHeaders.timestamp]: String(timestamp),
    [hookHeaders.signature]: sign(secret, { id, timestamp, body }),
  };
  return postWebhook({ address, headers, body, mayBePrivate }).catch((error: Error) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { status: null, text: code || error.message };
  });
}

async function deliver(
  database: Database,
  message: DueMessage,
  mayBePrivate: boolean,
): Promise<void> {
  const { status, text } = await tryToSend(database, message, mayBePrivate);
  // PostgreSQL stores neither NUL nor half a surrogate pair, which truncation may have left.
  const kept = text.replaceAll('\0', '').toWellFormed();
  const answer = { at: new Date().toISOString(), status, text: kept };
  const outcome = await recordAnswer(database, message, answer);
  if (outcome === 'disabled') {
    log.error({ webhook: message.webhookId }, 'a webhook has failed for days and is switched off');
  }
}

/** How long to wait for a running message before checking for new ones, in milliseconds. */
const recheckMs = 500;

/** Where messages may go, and what other calls in this process are sending. */
interface Sending {
  mayBePrivate: boolean;
  slots?: HookSlots;
  ending?: AbortSignal;
}

/**
 * Sends the messages that are due until none is due or under way, or it is aborted. Messages under way then continue in
 * the background. Several server processes may do this concurrently. Returns the number of messages it began to send.
 */
export async function sendWebhooks(
  database: Database,
  { mayBePrivate, slots = new HookSlots(), ending }: Sending,
): Promise<number> {
  let count = 0;
  let failure: { error: unknown } | undefined;
  let oneSettled = Promise.withResolvers<void>();
  const begin = (message: DueMessage) =>
    void slots
      .send(message, () => deliver(database, message, mayBePrivate))
      .catch((error: unknown) => {
        failure = { error };
      })
      .finally(() => oneSettled.resolve());
  while (!ending?.aborted) {
    oneSettled = Promise.withResolvers<void>();
    const due = await claimDue(database, slots.free);
    due.forEach(begin);
    count += due.length;
    if (due.length > 0) continue;
    if (slots.isIdle) break;
    await settlesWithin(oneSettled.promise, recheckMs);
    if (failure) throw failure.error;
  }
  if (failure) throw failure.error;
  return count;
}
