import * as z from 'zod/mini';
import { channelName } from './channel-name.ts';
import { outcome } from './outcome.ts';

/** A message that has not arrived. */
export const channelFailure = z.strictObject({
  at: z.iso.datetime(),
  /** Null while it is being retried. */
  outcome: z.nullable(outcome),
  attempts: z.number(),
  /** An `OwnReason`, or the provider's answer without addresses. */
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

type Judged = Omit<ChannelHealth, 'oldest'>;

/** If one message of so many fails, the channel counts as failing. */
const oneOf = 5;

/**
 * Whether only refused addresses were written to. Each was confirmed by a code sent there, so more likely the provider
 * refuses everything. Browsers and chats, however, come and go.
 */
const reachesNobody = ({ channel, sent, failures }: Judged) =>
  sent === 0 &&
  (channel === 'email' || channel === 'sms') &&
  failures.some(({ outcome }) => outcome === 'gone');

/**
 * The state of a channel. `failing`: a message is waiting after a failed attempt, at least one in five failed, or every
 * address was refused; `unused`: it has no destinations.
 */
export function standingOf(health: Judged): ChannelStanding {
  const { isOn, destinations, waiting, sent, failed, failures } = health;
  if (!isOn) return 'off';
  const isStuck = waiting > 0 && failures.some(({ outcome }) => outcome === null);
  const isLosing = failed > 0 && failed * oneOf >= sent + failed;
  if (isStuck || isLosing || reachesNobody(health)) return 'failing';
  return destinations === 0 && sent === 0 ? 'unused' : 'works';
}
