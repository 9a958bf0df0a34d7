import * as z from 'zod/mini';
import { outcome } from '../../domain/notifications/outcome.ts';
import { wearerNotice } from '../../domain/notifications/wearer-notice.ts';
import type { Contracts } from '../exchange.ts';

/** Characters of a number as it is typed, with spaces and hyphens. */
const longestTyped = 40;

/** Who wears what was ordered, and what was sent there. */
const wearerAnswer = z.strictObject({
  /** As `+989…`; empty for none. */
  mobile: z.string(),
  /** That nobody is to be told, whatever number stands in the order. */
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

/** As it was typed; empty where nobody is to be told. */
const wearerRequest = z.strictObject({ mobile: z.string().check(z.maxLength(longestTyped)) });

/** Refused as an issue whose `params.telling` is why. */
const tellingRequest = z.strictObject({
  /** That it was said before, and is to be said once more. */
  isAgain: z.boolean(),
});

/** What an account wishes of messages. */
const messageWishes = z.strictObject({
  /** Wearers are told without a press, once the account confirms that an order has arrived. */
  tellsWearers: z.boolean(),
  /** Messages to its own people name the customer of an order beside its number. */
  namesCustomers: z.boolean(),
});
export type MessageWishes = z.infer<typeof messageWishes>;

/** One of them, so that a page that was read earlier changes no other. */
const wishRequest = z.strictObject({
  wish: z.enum(['tellsWearers', 'namesCustomers']),
  isOn: z.boolean(),
});

const wishesAnswer = z.extend(messageWishes, {
  /** Whether the operator lets wearers be told. */
  canTellWearers: z.boolean(),
});

export const wearerContract = {
  wearer: { GET: { answer: wearerAnswer }, PUT: { body: wearerRequest, answer: wearerAnswer } },
  telling: { PUT: { body: tellingRequest, answer: wearerAnswer } },
  wishes: { GET: { answer: wishesAnswer }, PUT: { body: wishRequest, answer: wishesAnswer } },
  /** The page sends a form without fields. */
  stop: {
    GET: { answer: null },
    POST: { body: ['application/x-www-form-urlencoded', 'multipart/form-data'], answer: null },
  },
} satisfies Contracts;
