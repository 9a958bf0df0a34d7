import type { ChannelName } from './channel-name.ts';

/** Seconds from one attempt to the next. The last delay repeats. */
const delays = [5, 30, 120, 600, 1800, 3600] as const;

/** A delay varies by up to this share either way, so that messages that failed together are not retried together. */
const jitter = 0.2;

/** Longest wait honoured if the provider requests one, in seconds. */
const longestAsked = 6 * 3600;

/**
 * Milliseconds until the next attempt after `attempts` failures. `asked` is the wait requested by the provider, in
 * seconds; `chance` is from 0 to 1.
 */
export function sendAgainAfter(
  attempts: number,
  { asked = 0, chance }: { asked?: number | undefined; chance: number },
): number {
  const delay = delays[Math.min(attempts, delays.length) - 1] ?? delays[0];
  const varied = delay * (1 - jitter + 2 * jitter * chance);
  return Math.round(Math.max(varied, Math.min(asked, longestAsked)) * 1000);
}

/** Devices show pushes with the same id only once. */
const showsOnce: ReadonlySet<ChannelName> = new Set(['push']);

/**
 * Whether to retry a message after this many attempts whose arrival is unknown. Where each attempt could show up as a
 * separate message, only one of them is repeated: at most one duplicate.
 */
export const mayTryAgain = (channel: ChannelName, unanswered: number): boolean =>
  showsOnce.has(channel) || unanswered < 2;
