import type { Webhook } from './webhook.ts';

/**
 * A webhook that has failed for this long, in milliseconds, is reported: half an hour, which is five attempts for a
 * message.
 */
const alarmingAfter = 30 * 60_000;

/**
 * Whether a webhook keeps failing: for long enough, or until it was switched off. `now` is in milliseconds since 1970.
 */
export function keepsFailing(
  { failingSince, disabledAt }: Pick<Webhook, 'failingSince' | 'disabledAt'>,
  now: number,
): boolean {
  if (failingSince === null) return false;
  return disabledAt !== null || now - Date.parse(failingSince) >= alarmingAfter;
}
