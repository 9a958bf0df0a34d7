import type { HookMessage, Webhook } from '../../../src/domain/hand-off/webhook.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import type { readHookMessages } from '../../db/hand-off/webhook-messages.ts';
import type { readWebhooks } from '../../db/hand-off/webhooks.ts';

type StoredWebhook = Awaited<ReturnType<typeof readWebhooks>>[number];
type StoredMessage = Awaited<ReturnType<typeof readHookMessages>>[number];

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** A webhook as the lab is shown it. */
export function webhookAnswer(stored: StoredWebhook): Webhook {
  const { id, address, events, made_at, made_by, failing_since, disabled_at } = stored;
  return {
    id,
    address,
    events,
    madeAt: made_at.toISOString(),
    madeBy: made_by,
    failingSince: instant(failing_since),
    disabledAt: instant(disabled_at),
  };
}

/** A message of a webhook as the lab is shown it. */
export function messageAnswer(stored: StoredMessage): HookMessage {
  const { id, webhook_id, order_id, account_id, event, at, attempts, answers } = stored;
  return {
    id,
    webhook: webhook_id,
    order: { id: order_id, number: orderNumber(order_id), account: account_id },
    event,
    at: at.toISOString(),
    attempts,
    deliveredAt: instant(stored.delivered_at),
    dueAt: instant(stored.due_at),
    answers,
  };
}
