import type { DigestTime } from './digest.ts';

/** How often: daily, or weekly on a weekday, 0 is Sunday; in the order of the week in Iran. */
export const rhythms = ['daily', '6', '0', '1', '2', '3', '4', '5'] as const;
export type Rhythm = (typeof rhythms)[number];

/** When to send a summary, as chosen in the form; an empty rhythm means never. */
export interface TypedDigest {
  rhythm: Rhythm | '';
  hour: string;
}

/** The default hour, before the day's work begins. */
const usualHour = 8;

/** Converts a time to form contents. */
export const typedDigest = (time: DigestTime | undefined): TypedDigest => ({
  rhythm: time ? (rhythms.find((each) => each === String(time.weekday)) ?? 'daily') : '',
  hour: String(time?.hour ?? usualHour),
});

/** Reads the chosen time; null for never. */
export function readDigest({ rhythm, hour }: TypedDigest): DigestTime | null {
  if (rhythm === '') return null;
  return { weekday: rhythm === 'daily' ? null : Number(rhythm), hour: Number(hour) };
}
