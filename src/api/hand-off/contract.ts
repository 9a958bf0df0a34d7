import * as z from 'zod/mini';
import { machineKey, newMachineKey } from '../../domain/hand-off/machine-key.ts';
import { hookMessage, newWebhook, webhook } from '../../domain/hand-off/webhook.ts';
import type { Contracts } from '../exchange.ts';

/** The keys that work, newest first. */
export const machineKeysAnswer = z.strictObject({ keys: z.array(machineKey) });
export type MachineKeysAnswer = z.infer<typeof machineKeysAnswer>;

/** A new key, and its secret, which no other answer has. */
export const madeKeyAnswer = z.extend(machineKeysAnswer, { secret: z.string() });

/** The webhooks, newest first. */
export const webhooksAnswer = z.strictObject({ webhooks: z.array(webhook) });
export type WebhooksAnswer = z.infer<typeof webhooksAnswer>;

/** A new webhook, and the secret that it signs with, which no other answer has. */
export const madeWebhookAnswer = z.extend(webhooksAnswer, { secret: z.string() });

export const switchRequest = z.strictObject({ isOn: z.boolean() });

/** The latest messages of a webhook. */
export const hookMessagesAnswer = z.strictObject({ messages: z.array(hookMessage) });
export type HookMessagesAnswer = z.infer<typeof hookMessagesAnswer>;

/** The keys of machines and their webhooks, for the lab. */
export const handOffContract = {
  keys: { GET: { answer: machineKeysAnswer } },
  key: {
    PUT: { body: newMachineKey, answer: madeKeyAnswer },
    DELETE: { body: null, answer: machineKeysAnswer },
  },
  webhooks: { GET: { answer: webhooksAnswer } },
  webhook: {
    PUT: { body: newWebhook, answer: madeWebhookAnswer },
    DELETE: { body: null, answer: webhooksAnswer },
  },
  switch: { PUT: { body: switchRequest, answer: webhooksAnswer } },
  messages: { GET: { answer: hookMessagesAnswer } },
  redelivery: { POST: { body: null, answer: hookMessagesAnswer } },
} satisfies Contracts;
