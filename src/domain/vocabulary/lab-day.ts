/** The lab's time zone, which defines promised days, search days and working days. */
export const labTimeZone = 'Asia/Tehran';

/** Since then Iran has had no summer time and has been 3.5 hours ahead of UTC all year; ms since 1970. */
const lastChange = Date.parse('2022-09-21T19:30:00Z');
const offset = 3.5 * 3_600_000;

/** Cached: creating a format costs more than using it a hundred times. */
let format: Intl.DateTimeFormat | undefined;

/** For the time before the last change, uses the time zone data, which every device has by now. */
function formerOffset(at: number): number {
  format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: labTimeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const whole = Math.floor(at / 1000) * 1000;
  return Date.parse(`${format.format(whole).replace(' ', 'T')}Z`) - whole;
}

/**
 * How many milliseconds the lab's clock is ahead of UTC at an instant (ms since 1970). Computed because a device with
 * old time zone data still expects summer time and would be an hour off.
 */
export const labOffset = (at: number): number => (at < lastChange ? formerOffset(at) : offset);

/** An instant (ms since 1970) with the lab's day and time in its UTC fields. */
export const labTime = (at: number): Date => new Date(at + labOffset(at));

/** The day of an instant (ms since 1970) at the lab, as `2026-11-22`. */
export const labDay = (at: number): string => labTime(at).toISOString().slice(0, 10);
