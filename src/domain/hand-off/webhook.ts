import * as z from 'zod/mini';
import { orderText } from '../vocabulary/storable-text.ts';
import { handedEvent } from './handed-event.ts';

/**
 * Events that trigger webhooks. Excludes `submit`, because placing an order would then have to write webhook messages;
 * use the feed to learn of it.
 */
export const hookedEvents = handedEvent.options.filter((event) => event !== 'submit');
export const hookedEvent = z.enum(hookedEvents);
export type HookedEvent = z.infer<typeof hookedEvent>;

/** Maximum characters of an address. */
export const longestAddress = 500;

/** Whether a text is a usable webhook address, as far as can be determined without a DNS lookup. */
export function isHookAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';
}

/** Settings of a new webhook. */
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
  /** Name of the person who created it. */
  madeBy: z.string(),
  /** Since when every message has failed; null if the last one arrived. */
  failingSince: z.nullable(z.iso.datetime()),
  /** When it was switched off, by hand or after long failure; null while messages are sent. */
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

/** A webhook message with its latest answers, newest first. */
export const hookMessage = z.strictObject({
  id: z.uuid(),
  webhook: z.uuid(),
  order: z.strictObject({ id: z.uuid(), number: z.string(), account: z.uuid() }),
  event: hookedEvent,
  at: z.iso.datetime(),
  attempts: z.number(),
  deliveredAt: z.nullable(z.iso.datetime()),
  /** When it is sent next; null if it arrived or was given up. */
  dueAt: z.nullable(z.iso.datetime()),
  answers: z.array(hookAnswer),
});
export type HookMessage = z.infer<typeof hookMessage>;
