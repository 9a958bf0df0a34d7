import * as z from 'zod/mini';
import { handedEvent } from '../../domain/hand-off/handed-event.ts';
import { machineKey, newMachineKey } from '../../domain/hand-off/machine-key.ts';
import { mostReported, reportedEvent } from '../../domain/hand-off/reported-event.ts';
import { hookMessage, newWebhook, webhook } from '../../domain/hand-off/webhook.ts';
import { order } from '../../domain/order/order.ts';
import { issue } from '../../domain/vocabulary/issue.ts';
import type { Contracts } from '../exchange.ts';

/** The active keys, newest first. */
export const machineKeysAnswer = z.strictObject({ keys: z.array(machineKey) });
export type MachineKeysAnswer = z.infer<typeof machineKeysAnswer>;

/** A new key with its secret, which no other answer contains. */
export const madeKeyAnswer = z.extend(machineKeysAnswer, { secret: z.string() });

/** The webhooks, newest first. */
export const webhooksAnswer = z.strictObject({ webhooks: z.array(webhook) });
export type WebhooksAnswer = z.infer<typeof webhooksAnswer>;

/** A new webhook with its signing secret, which no other answer contains. */
export const madeWebhookAnswer = z.extend(webhooksAnswer, { secret: z.string() });

export const switchRequest = z.strictObject({ isOn: z.boolean() });

/** The latest messages of a webhook. */
export const hookMessagesAnswer = z.strictObject({ messages: z.array(hookMessage) });
export type HookMessagesAnswer = z.infer<typeof hookMessagesAnswer>;

/** Machine keys and webhooks, for the lab. */
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

/** An order handed over because of an event. */
export const handedOrder = z.strictObject({
  /** The event's id; the same if it is handed over again. */
  id: z.uuid(),
  event: handedEvent,
  at: z.iso.datetime(),
  /** The order at the time of reading, so it may include later events. */
  order,
});
export type HandedOrder = z.infer<typeof handedOrder>;

/** A page of the feed, oldest first. */
export const feedAnswer = z.strictObject({
  orders: z.array(handedOrder),
  /** Pass it as `since` to continue. */
  next: z.string(),
  /** Whether more is already available. */
  more: z.boolean(),
});
export type FeedAnswer = z.infer<typeof feedAnswer>;

export const reportRequest = z.strictObject({
  events: z.array(reportedEvent).check(z.minLength(1), z.maxLength(mostReported)),
});

/** Outcome of a reported event: `repeated` had been recorded before; the others are refusals. */
export const reportOutcome = z.strictObject({
  /** Null if it had no id. */
  id: z.nullable(z.uuid()),
  result: z.enum(['recorded', 'repeated', 'notFound', 'changed', 'notAllowed', 'invalid']),
  issues: z.array(issue),
});
export type ReportOutcome = z.infer<typeof reportOutcome>;

/** One outcome for each event, in request order. */
export const reportAnswer = z.strictObject({ outcomes: z.array(reportOutcome) });
export type ReportAnswer = z.infer<typeof reportAnswer>;

/** The requests machines make. */
export const feedContract = {
  orders: { GET: { answer: feedAnswer } },
  events: { POST: { body: reportRequest, answer: reportAnswer } },
} satisfies Contracts;
