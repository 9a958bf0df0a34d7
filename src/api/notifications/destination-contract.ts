import * as z from 'zod/mini';
import { channelHealth } from '../../domain/notifications/channel-health.ts';
import { addressedName, botName, channelName } from '../../domain/notifications/channel-name.ts';
import { outcome } from '../../domain/notifications/outcome.ts';
import { pushSubscription } from '../../domain/notifications/push-subscription.ts';
import { sentMessage } from '../../domain/notifications/sent-message.ts';
import { topic } from '../../domain/notifications/topic-names.ts';
import { longestAddress } from '../../domain/notifications/typed-address.ts';
import type { Contracts } from '../exchange.ts';

/** How a destination is added: with a code sent to an address, or one the user sends to a bot. */
const way = z.enum(['chat', 'address']);
export type Way = z.infer<typeof way>;

/** The user's destinations outside the panel, and the topics sent to each. */
export const destinationsAnswer = z.strictObject({
  /** The channels the operator has set up, with the user's topics on each. */
  channels: z.array(
    z.strictObject({ name: channelName, topics: z.array(topic), ways: z.array(way) }),
  ),
  destinations: z.array(
    z.strictObject({
      id: z.uuid(),
      channel: channelName,
      /** An e-mail address or a mobile number, masked; empty for a browser and a chat. */
      address: z.string(),
      /** Names of the browser and its system; empty if unknown. */
      browser: z.string(),
      system: z.string(),
      madeAt: z.iso.datetime(),
      /** Whether it is the browser making the request. */
      isThis: z.boolean(),
    }),
  ),
  /** The key a browser subscribes with, as base64url; null while push is off. */
  pushKey: z.nullable(z.string()),
});
export type DestinationsAnswer = z.infer<typeof destinationsAnswer>;
export type Destination = DestinationsAnswer['destinations'][number];

const topicsRequest = z.strictObject({
  topics: z.array(topic).check(z.maxLength(topic.options.length)),
});

/** A code that links a chat with a bot, and a link that sends it. It works once and expires. */
const linkAnswer = z.strictObject({
  code: z.string(),
  address: z.url(),
  expiresAt: z.iso.datetime(),
});
export type LinkAnswer = z.infer<typeof linkAnswer>;

/** The address for a code, as typed. If invalid, `params.fault` of the issue is an `AddressFault`. */
const codeRequest = z.strictObject({
  channel: addressedName,
  address: z.string().check(z.maxLength(longestAddress)),
});

/** When the sent code expires. */
const codeAnswer = z.strictObject({ expiresAt: z.iso.datetime() });
export type CodeAnswer = z.infer<typeof codeAnswer>;

/** A wrong code is refused as an issue whose `params.fault` is a `CodeFault`. */
const confirmation = z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) });

/** Result of a test; null while it is on its way. */
const testAnswer = z.strictObject({ outcome: z.nullable(outcome) });

export const destinationContract = {
  destinations: { GET: { answer: destinationsAnswer } },
  destination: {
    PUT: {
      body: z.strictObject({ subscription: pushSubscription }),
      answer: destinationsAnswer,
    },
    DELETE: { body: null, answer: destinationsAnswer },
  },
  link: { PUT: { body: z.strictObject({ channel: botName }), answer: linkAnswer } },
  code: { PUT: { body: codeRequest, answer: codeAnswer } },
  confirmation: { PUT: { body: confirmation, answer: destinationsAnswer } },
  topics: { PUT: { body: topicsRequest, answer: destinationsAnswer } },
  test: { PUT: { body: null, answer: testAnswer } },
  ofOrder: { GET: { answer: z.strictObject({ messages: z.array(sentMessage) }) } },
  channels: { GET: { answer: z.strictObject({ channels: z.array(channelHealth) }) } },
  /** Mail programs send a form, whose fields are ignored. */
  unsubscribe: {
    GET: { answer: null },
    POST: { body: ['application/x-www-form-urlencoded', 'multipart/form-data'], answer: null },
  },
} satisfies Contracts;
