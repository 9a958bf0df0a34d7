import { noonOf } from './days.ts';

/** The calendar of months in each language. */
export const monthCalendars = { fa: 'persian', en: 'gregory' } as const;
export type MonthCalendar = (typeof monthCalendars)[keyof typeof monthCalendars];

/** Returns a test of whether a day, such as `2026-11-22`, is the first of a month or of a year. */
export function firstDayOf(
  unit: 'month' | 'year',
  calendar: MonthCalendar,
): (day: string) => boolean {
  const counted = unit === 'year' ? ['day', 'month'] : ['day'];
  const formats = counted.map((part) => {
    const locale = `en-US-u-ca-${calendar}`;
    return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', [part]: 'numeric' });
  });
  return (day) => formats.every((format) => format.format(noonOf(day)) === '1');
}
