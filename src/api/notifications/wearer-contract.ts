import * as z from 'zod/mini';
import { outcome } from '../../domain/notifications/outcome.ts';
import { wearerNotice } from '../../domain/notifications/wearer-notice.ts';
import type { Contracts } from '../exchange.ts';

/** Longest typed number, with spaces and hyphens. */
const longestTyped = 40;

/** The wearer's number, and the messages sent to it. */
const wearerAnswer = z.strictObject({
  /** As `+989…`; empty for none. */
  mobile: z.string(),
  /** Whether nobody is to be notified, regardless of a number in the order. */
  isDeclined: z.boolean(),
  telling: wearerNotice,
  /** Newest first. */
  messages: z.array(
    z.strictObject({
      id: z.uuid(),
      at: z.iso.datetime(),
      /** Null while it waits. */
      outcome: z.nullable(outcome),
    }),
  ),
});
export type WearerAnswer = z.infer<typeof wearerAnswer>;

/** As typed; empty if nobody is to be notified. */
const wearerRequest = z.strictObject({ mobile: z.string().check(z.maxLength(longestTyped)) });

/** If refused, the reason is `params.telling` of the issue. */
const tellingRequest = z.strictObject({
  /** Whether to send it again although it was sent before. */
  isAgain: z.boolean(),
});

/** An account's message settings. */
const messageSettings = z.strictObject({
  /** Wearers are notified automatically once the account confirms that an order has arrived. */
  tellsWearers: z.boolean(),
  /** Messages to the account's people name the customer in addition to the order's number. */
  namesCustomers: z.boolean(),
});
export type MessageSettings = z.infer<typeof messageSettings>;

/** Changes one setting only, so that a stale page does not overwrite the others. */
const messageSettingRequest = z.strictObject({
  wish: z.enum(['tellsWearers', 'namesCustomers']),
  isOn: z.boolean(),
});

const messageSettingsAnswer = z.extend(messageSettings, {
  /** Whether the operator allows messages to wearers. */
  canTellWearers: z.boolean(),
});

export const wearerContract = {
  wearer: { GET: { answer: wearerAnswer }, PUT: { body: wearerRequest, answer: wearerAnswer } },
  telling: { PUT: { body: tellingRequest, answer: wearerAnswer } },
  messageSettings: {
    GET: { answer: messageSettingsAnswer },
    PUT: { body: messageSettingRequest, answer: messageSettingsAnswer },
  },
  /** The page sends a form without fields. */
  stop: {
    GET: { answer: null },
    POST: { body: ['application/x-www-form-urlencoded', 'multipart/form-data'], answer: null },
  },
} satisfies Contracts;
