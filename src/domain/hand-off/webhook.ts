import * as z from 'zod/mini';
import { orderText } from '../vocabulary/storable-text.ts';
import { handedEvent } from './handed-event.ts';

/**
 * Events that webhooks are sent for. Not `submit`: placing an order would then write for them. To
 * learn of it, read the feed.
 */
export const hookedEvents = handedEvent.options.filter((event) => event !== 'submit');
export const hookedEvent = z.enum(hookedEvents);
export type HookedEvent = z.infer<typeof hookedEvent>;

/** Characters of an address. */
export const longestAddress = 500;

/** Whether a text is a usable webhook address, as far as can be said without a DNS lookup. */
export function isHookAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';
}

/** What is chosen for a new webhook. */
export const newWebhook = z.strictObject({
  address: orderText(longestAddress).check(z.trim(), z.refine(isHookAddress)),
  events: z.array(hookedEvent).check(z.minLength(1), z.maxLength(hookedEvents.length)),
});
export type NewWebhook = z.infer<typeof newWebhook>;

/** A webhook, without its secret. */
export const webhook = z.strictObject({
  id: z.uuid(),
  address: z.string(),
  events: z.array(hookedEvent),
  madeAt: z.iso.datetime(),
  /** Name of who made it. */
  madeBy: z.string(),
  /** Since when no message has arrived; null if the last one did. */
  failingSince: z.nullable(z.iso.datetime()),
  /** When it was switched off, by hand or after it had failed for long; null while messages are sent. */
  disabledAt: z.nullable(z.iso.datetime()),
});
export type Webhook = z.infer<typeof webhook>;

/** The result of a delivery attempt: HTTP status and start of the response body, or why there was no response. */
export const hookAnswer = z.strictObject({
  at: z.iso.datetime(),
  status: z.nullable(z.number()),
  text: z.string(),
});
export type HookAnswer = z.infer<typeof hookAnswer>;

/** A message of a webhook, with the latest answers, newest first. */
export const hookMessage = z.strictObject({
  id: z.uuid(),
  webhook: z.uuid(),
  order: z.strictObject({ id: z.uuid(), number: z.string(), account: z.uuid() }),
  event: hookedEvent,
  at: z.iso.datetime(),
  attempts: z.number(),
  deliveredAt: z.nullable(z.iso.datetime()),
  /** When it is sent next; null if it has arrived or was given up. */
  dueAt: z.nullable(z.iso.datetime()),
  answers: z.array(hookAnswer),
});
export type HookMessage = z.infer<typeof hookMessage>;
