import type { ChannelName } from './channel-name.ts';

/** Seconds from one try to the next; the last one repeats. */
const delays = [5, 30, 120, 600, 1800, 3600] as const;

/** A delay varies by this share to either side, so that what failed together is not sent again together. */
const jitter = 0.2;

/** A provider that asks for more is asked sooner, in seconds. */
const longestAsked = 6 * 3600;

/**
 * Milliseconds until the next try after `attempts` failed ones. `asked` is what the provider asks for, in seconds; `chance`
 * is from 0 to 1.
 */
export function sendAgainAfter(
  attempts: number,
  { asked = 0, chance }: { asked?: number | undefined; chance: number },
): number {
  const delay = delays[Math.min(attempts, delays.length) - 1] ?? delays[0];
  const varied = delay * (1 - jitter + 2 * jitter * chance);
  return Math.round(Math.max(varied, Math.min(asked, longestAsked)) * 1000);
}

/** A device shows a push of the same id once. */
const showsOnce: ReadonlySet<ChannelName> = new Set(['push']);

/**
 * Whether a message may be tried although of so many tries nobody knows whether they arrived. Where each try can become a
 * message of its own, one of them is repeated, and no more: at most one duplicate.
 */
export const mayTryAgain = (channel: ChannelName, unanswered: number): boolean =>
  showsOnce.has(channel) || unanswered < 2;
