import * as z from 'zod/mini';
import { eventName, side } from '../lifecycle/event-name.ts';
import { channelName } from './channel-name.ts';
import { outcome } from './outcome.ts';

/** A notification about an order, sent or to be sent to one person on one channel. */
export const sentMessage = z.strictObject({
  id: z.uuid(),
  channel: channelName,
  /** Null for a notification to a shop's customer that the order is ready. */
  event: z.nullable(eventName),
  /** Who triggered the event. */
  by: z.nullable(side),
  /** Name of the person, or the masked number of a shop's customer. */
  to: z.string(),
  side: z.enum(['shop', 'lab', 'wearer']),
  /** When the event happened. */
  at: z.iso.datetime(),
  /** Null while waiting. */
  outcome: z.nullable(outcome),
  endedAt: z.nullable(z.iso.datetime()),
});
export type SentMessage = z.infer<typeof sentMessage>;
