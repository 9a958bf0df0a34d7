import * as z from 'zod/mini';
import { channelName } from './channel-name.ts';
import { outcome } from './outcome.ts';

/** A message that has not arrived. */
export const channelFailure = z.strictObject({
  at: z.iso.datetime(),
  /** Null while it is being retried. */
  outcome: z.nullable(outcome),
  attempts: z.number(),
  /** The provider's answer, without addresses. */
  reason: z.string(),
});

/** The state of a channel. */
export const channelHealth = z.strictObject({
  channel: channelName,
  /** Whether the operator has set it up. */
  isOn: z.boolean(),
  /** Number of destinations of all users. */
  destinations: z.number(),
  /** Waiting messages, and since when the oldest has waited. */
  waiting: z.number(),
  oldest: z.nullable(z.iso.datetime()),
  /** For events of the last 24 hours. */
  sent: z.number(),
  failed: z.number(),
  /** The latest failures, newest first. */
  failures: z.array(channelFailure),
});
export type ChannelHealth = z.infer<typeof channelHealth>;

/** The state of a channel in one word. */
export type ChannelStanding = 'off' | 'works' | 'unused' | 'failing';

/**
 * The state of a channel. `failing`: a message is waiting after a failed attempt, or more failed than arrived;
 * `unused`: it has no destinations.
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
