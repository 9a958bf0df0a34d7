import type { HookMessage, Webhook } from '../../../src/domain/hand-off/webhook.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import type { readHookMessages } from '../../db/hand-off/webhook-messages.ts';
import type { readWebhooks } from '../../db/hand-off/webhooks.ts';

type StoredWebhook = Awaited<ReturnType<typeof readWebhooks>>[number];
type StoredMessage = Awaited<ReturnType<typeof readHookMessages>>[number];

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** A webhook as the lab sees it. */
export function webhookAnswer(stored: StoredWebhook): Webhook {
  const { id, address, events, madeAt, madeBy, failingSince, disabledAt } = stored;
  return {
    id,
    address,
    events,
    madeAt: madeAt.toISOString(),
    madeBy,
    failingSince: instant(failingSince),
    disabledAt: instant(disabledAt),
  };
}

/** A webhook message as the lab sees it. */
export function messageAnswer(stored: StoredMessage): HookMessage {
  const { id, webhookId, orderId, accountId, event, at, attempts, answers } = stored;
  return {
    id,
    webhook: webhookId,
    order: { id: orderId, number: orderNumber(orderId), account: accountId },
    event,
    at: at.toISOString(),
    attempts,
    deliveredAt: instant(stored.deliveredAt),
    dueAt: instant(stored.dueAt),
    answers,
  };
}
