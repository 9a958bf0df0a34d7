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

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
const monthAfter = (day: string) => monthOf(dayOf(noonOf(monthOf(day)).getTime() + 31 * dayMs));

/** The first day of a month that is nearest to a day. */
const nearestMonth = (day: string) => (day.slice(8) > '15' ? monthAfter(day) : monthOf(day));

const isSome = ({ from, until }: Days) => from < until;

/**
 * A period as whole months of the Gregorian calendar, the days to add to them, and those to take away: at most 16 at each
 * end.
 */
export function spansOf({ from, to }: Period): { months: Days; added: Days[]; taken: Days[] } {
  const end = dayAfter(to);
  const [first, last] = [nearestMonth(from), nearestMonth(end)];
  if (first >= last) {
    return { months: { from: end, until: end }, added: [{ from, until: end }], taken: [] };
  }
  return {
    months: { from: first, until: last },
    added: [
      { from, until: first },
      { from: last, until: end },
    ].filter(isSome),
    taken: [
      { from: first, until: from },
      { from: end, until: last },
    ].filter(isSome),
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
