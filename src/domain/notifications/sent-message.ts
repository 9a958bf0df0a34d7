import * as z from 'zod/mini';
import { eventName, side } from '../lifecycle/event-name.ts';
import { channelName } from './channel-name.ts';
import { outcome } from './outcome.ts';

/** What a person was or is to be told of an order, by one channel. */
export const sentMessage = z.strictObject({
  id: z.uuid(),
  channel: channelName,
  event: eventName,
  /** Who did it. */
  by: side,
  /** Name of the person. */
  to: z.string(),
  side: z.enum(['shop', 'lab']),
  /** When the event happened. */
  at: z.iso.datetime(),
  /** Null while it waits. */
  outcome: z.nullable(outcome),
  endedAt: z.nullable(z.iso.datetime()),
});
export type SentMessage = z.infer<typeof sentMessage>;
