/** Length of a day, ms. */
const dayLength = 86_400_000;

/** Day 0 of each date system. Excel counts a 29 February 1900, so before March 1900 it is a day later. */
const start1900 = Date.UTC(1899, 11, 30);
const start1904 = Date.UTC(1904, 0, 1);

/** The last day in spreadsheets: 9999-12-31. */
const lastSerial = 2_958_465;

/**
 * A date cell's number as `2026-11-25`, with its time if it is shown and not midnight: `2026-11-25T14:30`. Null if it
 * is not a day, for example a time without a date.
 */
export function dayOfSerial(serial: number, is1904: boolean, hasTime: boolean): string | null {
  const first = is1904 ? 0 : 1;
  // 60 is 29 February 1900, which did not exist.
  const isDay = serial >= first && serial < lastSerial + 1 && (is1904 || Math.floor(serial) !== 60);
  if (!isDay) return null;
  const start = is1904 ? start1904 : serial < 60 ? start1900 + dayLength : start1900;
  const minutes = hasTime ? Math.round((serial % 1) * 1440) : 0;
  const time = new Date(start + Math.floor(serial) * dayLength + minutes * 60_000).toISOString();
  return minutes % 1440 === 0 ? time.slice(0, 10) : time.slice(0, 16);
}

/** The number of a day from March 1900 on, in the 1900 date system; null otherwise. */
export function serialOfDay(day: string): number | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  const serial = Math.round((at - start1900) / dayLength);
  return isDay && serial > 60 ? serial : null;
}
