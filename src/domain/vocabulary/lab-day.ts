/** The lab's time zone: a promise, a day of a search and a working day are days there. */
export const labTimeZone = 'Asia/Tehran';

/** Cached: creating a format costs more than using it a hundred times. */
let format: Intl.DateTimeFormat | undefined;

/** The day of an instant (ms since 1970) at the lab, as `2026-11-22`. */
export function labDay(at: number): string {
  format ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: labTimeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format.format(at);
}
