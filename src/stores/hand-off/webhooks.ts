import { atom } from 'nanostores';
import type { WebhooksAnswer } from '../../api/hand-off/contract.ts';
import { handOffPaths } from '../../api/hand-off/paths.ts';
import type { TypedWebhook } from '../../domain/hand-off/typed-webhook.ts';
import type { HookMessage } from '../../domain/hand-off/webhook.ts';
import { type ChangeResult, changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

/** The webhooks. */
export const {
  $value: $webhooks,
  $reading: $webhooksReading,
  read: readWebhooks,
} = createOwnReading(
  () => handOffPaths.webhooks,
  (answer) => answer.webhooks,
);

/** The latest messages of the open webhook; null until they are read. */
export const $hookMessages = atom<readonly HookMessage[] | null>(null);

onOtherPerson(() => $hookMessages.set(null));

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

/** Reads the messages of a webhook. */
export async function openMessages(id: string): Promise<void> {
  $hookMessages.set(null);
  const own = await readOwn(handOffPaths.messages(id));
  if (own.kind === 'read') $hookMessages.set(own.value.messages);
}

/** Sends a message again. */
export async function redeliver({ webhook, id }: HookMessage): Promise<'done' | Problem> {
  const path = handOffPaths.redelivery(webhook, id);
  const sent = await changeOwn(path, { method: 'POST', body: undefined });
  if (sent.kind === 'done') $hookMessages.set(sent.value.messages);
  return sent.kind === 'done' ? 'done' : whyUnchanged(sent);
}
