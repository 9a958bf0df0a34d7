import { dateFormat } from '../language/format-date.ts';
import type { Locale } from '../language/locale.ts';

const weekday = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const month = { month: 'short' } as const;

/** Day of the week, day and month, `یکشنبه ۱ آذر`, in the given time zone or the device's. */
export function formatWeekday(at: string | number, locale: Locale, timeZone?: string): string {
  return dateFormat(weekday, locale, timeZone).format(new Date(at));
}

/** Name of a month by its first day, `آبان` or `Nov`. */
export function formatMonth(firstDay: string, locale: Locale): string {
  return dateFormat(month, locale, 'UTC').format(new Date(firstDay));
}
