/** How many orders were placed on a day at the lab. Days without orders are left out. */
export type CountedDay = { day: string; count: number };

/** A month in either calendar, identified by its first day: `2026-11-22`. */
export type CountedMonth = { from: string; count: number };

export const monthCalendars = { fa: 'persian', en: 'gregory' } as const;
type MonthCalendar = (typeof monthCalendars)[keyof typeof monthCalendars];

const shown = 12;
const dayMs = 86_400_000;

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** First days of the last twelve months including the current one, oldest first. */
export function monthStarts(calendar: MonthCalendar, today: string): string[] {
  const format = new Intl.DateTimeFormat(`en-US-u-ca-${calendar}`, {
    timeZone: 'UTC',
    day: 'numeric',
  });
  const starts: string[] = [];
  for (let at = noonOf(today); starts.length < shown; at -= dayMs) {
    if (format.format(at) === '1') starts.unshift(new Date(at).toISOString().slice(0, 10));
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
