import { dayBefore } from '../vocabulary/days.ts';
import { firstDayOf, type MonthCalendar } from '../vocabulary/month-calendar.ts';

/** How many orders were placed on a day at the lab. Days without orders are left out. */
export type CountedDay = { day: string; count: number };

/** A month in either calendar, identified by its first day: `2026-11-22`. */
export type CountedMonth = { from: string; count: number };

const shown = 12;

/** First days of the last twelve months including the current one, oldest first. */
export function monthStarts(calendar: MonthCalendar, today: string): string[] {
  const isFirst = firstDayOf('month', calendar);
  const starts: string[] = [];
  for (let day = today; starts.length < shown; day = dayBefore(day)) {
    if (isFirst(day)) starts.unshift(day);
  }
  return starts;
}

/** Sums days into months that begin on the given days. */
export function countMonths(
  days: readonly CountedDay[],
  starts: readonly string[],
): CountedMonth[] {
  return starts.map((from, index) => {
    const end = starts[index + 1] ?? '9999-12-31';
    const inMonth = days.filter(({ day }) => day >= from && day < end);
    return { from, count: inMonth.reduce((sum, { count }) => sum + count, 0) };
  });
}
