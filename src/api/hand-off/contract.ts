import * as z from 'zod/mini';
import { machineKey } from '../../domain/hand-off/machine-key.ts';
import { hookMessage, webhook } from '../../domain/hand-off/webhook.ts';

/** The keys that work, newest first. */
export const machineKeysAnswer = z.strictObject({ keys: z.array(machineKey) });
export type MachineKeysAnswer = z.infer<typeof machineKeysAnswer>;

/** A new key, and its secret, which no other answer has. */
export const madeKeyAnswer = z.extend(machineKeysAnswer, { secret: z.string() });
export type MadeKeyAnswer = z.infer<typeof madeKeyAnswer>;

/** The webhooks, newest first. */
export const webhooksAnswer = z.strictObject({ webhooks: z.array(webhook) });
export type WebhooksAnswer = z.infer<typeof webhooksAnswer>;

/** A new webhook, and the secret that it signs with, which no other answer has. */
export const madeWebhookAnswer = z.extend(webhooksAnswer, { secret: z.string() });
export type MadeWebhookAnswer = z.infer<typeof madeWebhookAnswer>;

export const switchRequest = z.strictObject({ isOn: z.boolean() });

/** The latest messages of a webhook. */
export const hookMessagesAnswer = z.strictObject({ messages: z.array(hookMessage) });
export type HookMessagesAnswer = z.infer<typeof hookMessagesAnswer>;
