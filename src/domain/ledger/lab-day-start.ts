import { labTimeZone } from '../vocabulary/lab-day.ts';

let format: Intl.DateTimeFormat | undefined;

/** By how many milliseconds the lab's clock is ahead of UTC at an instant (ms since 1970). */
function offsetAt(at: number): number {
  format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: labTimeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - at;
}

/** The instant (ISO 8601, UTC) at which a day, `2026-11-22`, begins at the lab; `later` that many days after it. */
export function labDayStart(day: string, later = 0): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) + later * 86_400_000;
  // Twice, because the clock may be changed between the first guess and midnight.
  const guess = midnight - offsetAt(midnight);
  return new Date(midnight - offsetAt(guess)).toISOString();
}
