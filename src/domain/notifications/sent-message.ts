import * as z from 'zod/mini';
import { eventName, side } from '../lifecycle/event-name.ts';
import { channelName } from './channel-name.ts';
import { outcome } from './outcome.ts';

/** What a person was or is to be told of an order, by one channel. */
export const sentMessage = z.strictObject({
  id: z.uuid(),
  channel: channelName,
  /** Null where a shop's customer is told that it is ready. */
  event: z.nullable(eventName),
  /** Who did it. */
  by: z.nullable(side),
  /** Name of the person; of a shop's customer the masked number. */
  to: z.string(),
  side: z.enum(['shop', 'lab', 'wearer']),
  /** When the event happened. */
  at: z.iso.datetime(),
  /** Null while it waits. */
  outcome: z.nullable(outcome),
  endedAt: z.nullable(z.iso.datetime()),
});
export type SentMessage = z.infer<typeof sentMessage>;
