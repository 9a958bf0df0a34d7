import type { DigestTime } from './digest.ts';

/** How often: every day, or on a day of the week, 0 is Sunday; in the order of the week in Iran. */
export const rhythms = ['daily', '6', '0', '1', '2', '3', '4', '5'] as const;
export type Rhythm = (typeof rhythms)[number];

/** When a summary is sent, as it is chosen; no rhythm for never. */
export interface TypedDigest {
  rhythm: Rhythm | '';
  hour: string;
}

/** The hour that is proposed: before the day's work. */
const usualHour = 8;

/** A time as it is chosen. */
export const typedDigest = (time: DigestTime | undefined): TypedDigest => ({
  rhythm: time ? (rhythms.find((each) => each === String(time.weekday)) ?? 'daily') : '',
  hour: String(time?.hour ?? usualHour),
});

/** The time that was chosen; null for never. */
export function readDigest({ rhythm, hour }: TypedDigest): DigestTime | null {
  if (rhythm === '') return null;
  return { weekday: rhythm === 'daily' ? null : Number(rhythm), hour: Number(hour) };
}
