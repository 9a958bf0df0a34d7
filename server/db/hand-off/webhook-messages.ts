import { sql } from 'kysely';
import { longestFailure, nextTryAfter } from '../../../src/domain/hand-off/backoff.ts';
import type { HookAnswer } from '../../../src/domain/hand-off/webhook.ts';
import { theServer } from '../order-events/write-event.ts';
import type { Database } from '../pool/database.ts';
import { inScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { DueMessage } from './claim-due.ts';
import { setSwitch } from './webhooks.ts';

/** Maximum messages listed per webhook. */
const mostListed = 50;

/** Maximum answers stored with a message. */
const mostAnswers = 5;

/** How long messages can be looked up and sent again: 30 days, in milliseconds. */
const keptMs = 30 * 86_400_000;

/** A webhook's latest messages, newest first. */
export function readHookMessages(database: Database, webhook: string) {
  return inScope(database, 'lab', (transaction) =>
    transaction
      .selectFrom('webhookMessages')
      .selectAll()
      .where('webhookId', '=', webhook)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostListed)
      .execute(),
  );
}

/** Deletes messages that arrived or were given up, this long after their event. */
export function clearOldMessages(database: Database, now: Date): Promise<unknown> {
  const before = new Date(now.getTime() - keptMs);
  return inScope(database, 'lab', (transaction) =>
    transaction
      .deleteFrom('webhookMessages')
      .where('dueAt', 'is', null)
      .where('at', '<', before)
      .execute(),
  );
}

/** Makes a message due immediately, with a full set of attempts; false if it does not exist. */
export function redeliver(database: Database, webhook: string, id: string): Promise<boolean> {
  return inScope(database, 'lab', async (transaction) => {
    const found = await transaction
      .updateTable('webhookMessages')
      .set({ dueAt: sql<Date>`now()`, deliveredAt: null, attempts: 0 })
      .where((eb) => eb.and({ webhookId: webhook, id }))
      .returning('id')
      .executeTakeFirst();
    return found !== undefined;
  });
}

/**
 * Records that a message arrived, or that it did not and when to try again. A webhook that fails for too long is
 * switched off.
 */
export async function recordAnswer(
  database: Database,
  { accountId, id, webhookId, attempts }: DueMessage,
  answer: HookAnswer,
): Promise<'delivered' | 'failed' | 'disabled'> {
  const { status } = answer;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const wait = isDelivered ? null : nextTryAfter(attempts, Math.random());
  return inScope(database, 'lab', async (transaction) => {
    await transaction
      .updateTable('webhookMessages')
      .set({
        dueAt: wait === null ? null : new Date(Date.now() + wait),
        deliveredAt: isDelivered ? sql<Date>`now()` : null,
        answers: sql<string>`jsonb_path_query_array(jsonb_build_array(${JSON.stringify(answer)}::jsonb) || answers, ${sql.lit(`$[0 to ${mostAnswers - 1}]`)})`,
      })
      .where((eb) => eb.and({ accountId, id }))
      .execute();
    if (isDelivered) await storeSuccess(transaction, webhookId);
    else if (await hasFailedForLong(transaction, webhookId)) {
      await setSwitch(transaction, webhookId, { isOn: false, by: theServer });
      return 'disabled';
    }
    return isDelivered ? 'delivered' : 'failed';
  });
}

/** A healthy webhook's messages write nothing here, so that they need not wait for each other. */
async function storeSuccess(transaction: Transaction, webhook: string): Promise<void> {
  await transaction
    .updateTable('webhooks')
    .set({ failingSince: null })
    .where('id', '=', webhook)
    .where('failingSince', 'is not', null)
    .execute();
}

/** Whether an active webhook has failed for longer than allowed. */
async function hasFailedForLong(transaction: Transaction, id: string): Promise<boolean> {
  const webhook = await transaction
    .updateTable('webhooks')
    .set({ failingSince: sql<Date>`coalesce(failing_since, now())` })
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .returning('failingSince')
    .executeTakeFirst();
  const since = webhook?.failingSince?.getTime() ?? Date.now();
  return Date.now() - since >= longestFailure;
}
