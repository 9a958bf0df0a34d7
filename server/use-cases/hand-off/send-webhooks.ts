import type { HookAnswer } from '../../../src/domain/hand-off/webhook.ts';
import { claimDue, type DueMessage } from '../../db/hand-off/claim-due.ts';
import { recordAnswer } from '../../db/hand-off/webhook-messages.ts';
import { findOrder } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';
import { settlesWithin } from '../../process/concurrency/settles-within.ts';
import { log } from '../../process/log/log.ts';
import { HookLines } from './hook-lines.ts';
import { handedOrder } from './order-files.ts';
import { postWebhook } from './post-webhook.ts';
import { hookHeaders, sign } from './signature.ts';

/** The content of a message: the order as in the feed. */
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
  // PostgreSQL keeps neither NUL nor half of a surrogate pair, at which the text may have been cut.
  const kept = text.replaceAll('\0', '').toWellFormed();
  const answer = { at: new Date().toISOString(), status, text: kept };
  const outcome = await recordAnswer(database, message, answer);
  if (outcome === 'disabled') {
    log.error({ webhook: message.webhookId }, 'a webhook has failed for days and is switched off');
  }
}

/** How long to wait for a message under way before looking for new ones, in milliseconds. */
const lookAgainMs = 500;

/** How to send: where it may go, and what other calls of this process have under way. */
interface Sending {
  mayBePrivate: boolean;
  lines?: HookLines;
  ending?: AbortSignal;
}

/**
 * Sends what is due, until nothing is due or under way, or it is aborted; what is under way then
 * continues in the background. Several server processes may do so concurrently. Returns how many
 * messages it began to send.
 */
export async function sendWebhooks(
  database: Database,
  { mayBePrivate, lines = new HookLines(), ending }: Sending,
): Promise<number> {
  let count = 0;
  let failure: { error: unknown } | undefined;
  let moved = Promise.withResolvers<void>();
  const begin = (message: DueMessage) =>
    void lines
      .send(message, () => deliver(database, message, mayBePrivate))
      .catch((error: unknown) => {
        failure = { error };
      })
      .finally(() => moved.resolve());
  while (!ending?.aborted) {
    moved = Promise.withResolvers<void>();
    const due = await claimDue(database, lines.free);
    due.forEach(begin);
    count += due.length;
    if (due.length > 0) continue;
    if (lines.isIdle) break;
    await settlesWithin(moved.promise, lookAgainMs);
    if (failure) throw failure.error;
  }
  if (failure) throw failure.error;
  return count;
}
