import * as z from 'zod/mini';
import { channelHealth } from '../../domain/notifications/channel-health.ts';
import { botName, channelName } from '../../domain/notifications/channel-name.ts';
import { outcome } from '../../domain/notifications/outcome.ts';
import { pushSubscription } from '../../domain/notifications/push-subscription.ts';
import { sentMessage } from '../../domain/notifications/sent-message.ts';
import { topic } from '../../domain/notifications/topic-names.ts';
import type { Contracts } from '../exchange.ts';

/** Where the user is reached outside of the panel, and with what. */
export const destinationsAnswer = z.strictObject({
  /** Those the operator has set up, and what the user is told by each. */
  channels: z.array(z.strictObject({ name: channelName, topics: z.array(topic) })),
  destinations: z.array(
    z.strictObject({
      id: z.uuid(),
      channel: channelName,
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
  topics: { PUT: { body: topicsRequest, answer: destinationsAnswer } },
  test: { PUT: { body: null, answer: testAnswer } },
  ofOrder: { GET: { answer: z.strictObject({ messages: z.array(sentMessage) }) } },
  channels: { GET: { answer: z.strictObject({ channels: z.array(channelHealth) }) } },
} satisfies Contracts;
