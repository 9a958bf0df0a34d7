import type { monthCalendars } from '../dashboard/months.ts';
import { dayAfter, noonOf } from '../vocabulary/days.ts';

/** First and last day of placing at the lab, `2026-11-22`. */
export type Period = { from: string; to: string };

/** Days from one on and before another. */
export type Days = { from: string; until: string };

/** The longest period a report can be of: ten years. In days. */
export const longestPeriod = 3660;

const dayMs = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** How many days a period has; less than 1 when it ends before it begins. */
export const lengthOf = ({ from, to }: Period): number =>
  (noonOf(to).getTime() - noonOf(from).getTime()) / dayMs + 1;

const isFirst = (day: string) => day.endsWith('-01');
const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
const monthAfter = (day: string) => monthOf(dayOf(noonOf(monthOf(day)).getTime() + 31 * dayMs));

/** The whole months of a period, of the Gregorian calendar, and the days before and after them. Each can be empty. */
export function spansOf({ from, to }: Period): { months: Days; before: Days; after: Days } {
  const end = dayAfter(to);
  const first = isFirst(from) ? from : monthAfter(from);
  const last = monthOf(end);
  if (first >= last) {
    const none = { from: end, until: end };
    return { months: none, before: { from, until: end }, after: none };
  }
  return {
    months: { from: first, until: last },
    before: { from, until: first },
    after: { from: last, until: end },
  };
}

type MonthCalendar = (typeof monthCalendars)[keyof typeof monthCalendars];

/** The months of a calendar that a period touches, oldest first; the first and the last end with the period. */
export function monthsOf(calendar: MonthCalendar, { from, to }: Period): Period[] {
  const format = new Intl.DateTimeFormat(`en-US-u-ca-${calendar}`, {
    timeZone: 'UTC',
    day: 'numeric',
  });
  const months: Period[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) {
    const last = months.at(-1);
    if (last && format.format(noonOf(day)) !== '1') last.to = day;
    else months.push({ from: day, to: day });
  }
  return months;
}
