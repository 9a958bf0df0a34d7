import * as z from 'zod/mini';
import { channelName } from './channel-name.ts';
import { outcome } from './outcome.ts';

/** A message that did not arrive, or not yet. */
export const channelFailure = z.strictObject({
  at: z.iso.datetime(),
  /** Null while it is tried again. */
  outcome: z.nullable(outcome),
  attempts: z.number(),
  /** What the provider answered, without addresses. */
  reason: z.string(),
});

/** How a channel does. */
export const channelHealth = z.strictObject({
  channel: channelName,
  /** Whether the operator has set it up. */
  isOn: z.boolean(),
  /** Destinations of all people. */
  destinations: z.number(),
  /** Messages that wait, and since when the oldest does. */
  waiting: z.number(),
  oldest: z.nullable(z.iso.datetime()),
  /** Of events of the last 24 hours. */
  sent: z.number(),
  failed: z.number(),
  /** The latest, newest first. */
  failures: z.array(channelFailure),
});
export type ChannelHealth = z.infer<typeof channelHealth>;

/** How a channel is called in one word. */
export type ChannelStanding = 'off' | 'works' | 'unused' | 'failing';

/**
 * How a channel does: it fails where something waits that was tried, or more failed than arrived; `unused` where nobody is
 * reached by it.
 */
export function standingOf({
  isOn,
  destinations,
  waiting,
  sent,
  failed,
  failures,
}: Pick<
  ChannelHealth,
  'isOn' | 'destinations' | 'waiting' | 'sent' | 'failed' | 'failures'
>): ChannelStanding {
  if (!isOn) return 'off';
  const isStuck = waiting > 0 && failures.some(({ outcome }) => outcome === null);
  if (isStuck || failed > sent) return 'failing';
  return destinations === 0 && sent === 0 ? 'unused' : 'works';
}
