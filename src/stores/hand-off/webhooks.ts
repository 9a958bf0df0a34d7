import type { WebhooksAnswer } from '../../api/hand-off/contract.ts';
import { handOffPaths } from '../../api/hand-off/paths.ts';
import type { TypedWebhook } from '../../domain/hand-off/typed-webhook.ts';
import type { HookMessage } from '../../domain/hand-off/webhook.ts';
import { type ChangeResult, changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { createOwnReading } from '../shell/own-reading.ts';

/** The webhooks. */
export const {
  $value: $webhooks,
  $reading: $webhooksReading,
  read: readWebhooks,
} = createOwnReading(
  () => handOffPaths.webhooks,
  (answer) => answer.webhooks,
);

/** The latest messages of the webhook opened last, by its id. */
export const {
  $value: $hookMessages,
  $reading: $hookMessagesReading,
  read: readMessages,
} = createOwnReading(
  (webhook: string) => handOffPaths.messages(webhook),
  ({ messages }, webhook) => ({ webhook, messages }),
);

type Problem = ReturnType<typeof whyUnchanged>;

/** Creates a webhook under an id and returns its secret. */
export async function makeWebhook(
  id: string,
  { address, events }: TypedWebhook,
): Promise<{ kind: 'made'; secret: string } | { kind: Problem }> {
  const body = { address: address.trim(), events };
  const made = await changeOwn(handOffPaths.webhook(id), { method: 'PUT', body });
  if (made.kind !== 'done') return { kind: whyUnchanged(made) };
  $webhooks.set(made.value.webhooks);
  return { kind: 'made', secret: made.value.secret };
}

async function take(asked: Promise<ChangeResult<WebhooksAnswer>>): Promise<'done' | Problem> {
  const changed = await asked;
  if (changed.kind === 'done') $webhooks.set(changed.value.webhooks);
  return changed.kind === 'done' ? 'done' : whyUnchanged(changed);
}

/** Switches a webhook off or on. */
export const switchWebhook = (id: string, isOn: boolean) =>
  take(changeOwn(handOffPaths.switch(id), { method: 'PUT', body: { isOn } }));

/** Deletes a webhook with its messages. */
export const deleteWebhook = (id: string) =>
  take(changeOwn(handOffPaths.webhook(id), { method: 'DELETE', body: undefined }));

/** Sends a message again. */
export async function redeliver({ webhook, id }: HookMessage): Promise<'done' | Problem> {
  const path = handOffPaths.redelivery(webhook, id);
  const sent = await changeOwn(path, { method: 'POST', body: undefined });
  // Another webhook may have been opened since.
  const isOpen = $hookMessages.get()?.webhook === webhook;
  if (sent.kind === 'done' && isOpen) $hookMessages.set({ webhook, ...sent.value });
  return sent.kind === 'done' ? 'done' : whyUnchanged(sent);
}
