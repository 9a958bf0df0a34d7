import { dateFormat } from '../language/format-date.ts';
import type { Locale } from '../language/locale.ts';

const weekday = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const month = { month: 'short' } as const;
const monthOfYear = { month: 'long', year: 'numeric' } as const;

/** Weekday, day and month of a calendar day: `2026-11-22` as `یکشنبه ۱ آذر`. */
export function formatWeekday(on: string, locale: Locale): string {
  return dateFormat(weekday, locale).format(new Date(on));
}

/** Name and year of a month by one of its days, `آبان ۱۴۰۵` or `November 2026`. */
export function formatMonthOfYear(day: string, locale: Locale): string {
  // The Persian format puts the year first, which nobody does.
  const parts = dateFormat(monthOfYear, locale).formatToParts(new Date(day));
  const wordOf = (type: 'month' | 'year') => parts.find((part) => part.type === type)?.value ?? '';
  return `${wordOf('month')} ${wordOf('year')}`;
}

/** Name of a month by its first day, `آبان` or `Nov`. */
export function formatMonth(firstDay: string, locale: Locale): string {
  return dateFormat(month, locale).format(new Date(firstDay));
}
