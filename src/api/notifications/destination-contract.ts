import * as z from 'zod/mini';
import { channelHealth } from '../../domain/notifications/channel-health.ts';
import { addressedName, botName, channelName } from '../../domain/notifications/channel-name.ts';
import { outcome } from '../../domain/notifications/outcome.ts';
import { pushSubscription } from '../../domain/notifications/push-subscription.ts';
import { sentMessage } from '../../domain/notifications/sent-message.ts';
import { topic } from '../../domain/notifications/topic-names.ts';
import { longestAddress } from '../../domain/notifications/typed-address.ts';
import type { Contracts } from '../exchange.ts';

/** How a destination is added: by a code that comes to an address, or one that is written to a bot. */
const way = z.enum(['chat', 'address']);
export type Way = z.infer<typeof way>;

/** Where the user is reached outside of the panel, and with what. */
export const destinationsAnswer = z.strictObject({
  /** Those the operator has set up, and what the user is told by each. */
  channels: z.array(
    z.strictObject({ name: channelName, topics: z.array(topic), ways: z.array(way) }),
  ),
  destinations: z.array(
    z.strictObject({
      id: z.uuid(),
      channel: channelName,
      /** An e-mail address or a mobile number, masked; empty for a browser and a chat. */
      address: z.string(),
      /** Names of the browser and its system; empty where they are not known. */
      browser: z.string(),
      system: z.string(),
      madeAt: z.iso.datetime(),
      /** Whether it is the browser that asks. */
      isThis: z.boolean(),
    }),
  ),
  /** The key a browser subscribes with, as base64url; null while pushes are off. */
  pushKey: z.nullable(z.string()),
});
export type DestinationsAnswer = z.infer<typeof destinationsAnswer>;
export type Destination = DestinationsAnswer['destinations'][number];

const topicsRequest = z.strictObject({
  topics: z.array(topic).check(z.maxLength(topic.options.length)),
});

/** A code that links a chat with a bot, and where it is said by one press; it works once, for a while. */
const linkAnswer = z.strictObject({
  code: z.string(),
  address: z.url(),
  expiresAt: z.iso.datetime(),
});
export type LinkAnswer = z.infer<typeof linkAnswer>;

/** Where a code goes, as it was typed. What is wrong with it stands in `params.fault`, an `AddressFault`. */
const codeRequest = z.strictObject({
  channel: addressedName,
  address: z.string().check(z.maxLength(longestAddress)),
});

/** When the code that was sent is over. */
const codeAnswer = z.strictObject({ expiresAt: z.iso.datetime() });
export type CodeAnswer = z.infer<typeof codeAnswer>;

/** A wrong code is refused as an issue whose `params.fault` is a `CodeFault`. */
const confirmation = z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) });

/** How a test ended; null while it is on its way. */
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
  /** Mail programs send a form, whose fields say nothing more. */
  unsubscribe: {
    GET: { answer: null },
    POST: { body: ['application/x-www-form-urlencoded', 'multipart/form-data'], answer: null },
  },
} satisfies Contracts;
