import { dayAfter, daysLater, noonOf } from '../vocabulary/days.ts';
import { firstDayOf, type MonthCalendar } from '../vocabulary/month-calendar.ts';

/** First and last day of placing, local to the lab, `2026-11-22`. */
export type Period = { from: string; to: string };

/** A range of days, excluding `until`. */
export type Days = { from: string; until: string };

/** Longest period of a report, in days: ten years. */
export const longestPeriod = 3660;

const dayMs = 86_400_000;

/** Number of days in a period; less than 1 if it ends before it begins. */
export const lengthOf = ({ from, to }: Period): number =>
  (noonOf(to).getTime() - noonOf(from).getTime()) / dayMs + 1;

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
const monthAfter = (day: string) => monthOf(daysLater(monthOf(day), 31));

/** The start of a month nearest to a day. */
const nearestMonth = (day: string) => (day.slice(8) > '15' ? monthAfter(day) : monthOf(day));

const isSome = ({ from, until }: Days) => from < until;

/** Expresses a period as whole Gregorian months plus days to add and days to subtract, at most 16 at each end. */
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

/** The calendar months in a period, oldest first. The first and last are cut to the period. */
export function monthsOf(calendar: MonthCalendar, { from, to }: Period): Period[] {
  const isFirst = firstDayOf('month', calendar);
  const months: Period[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) {
    const last = months.at(-1);
    if (last && !isFirst(day)) last.to = day;
    else months.push({ from: day, to: day });
  }
  return months;
}
