import { persianBegin } from '../vocabulary/persian-calendar.ts';

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The fiscal year of a day at the lab, `2026-11-26`: a year of the Persian calendar, from 1 Farvardin to the end of
 * Esfand.
 */
export function fiscalYearOf(day: string): number {
  const year = Number(day.slice(0, 4)) - 621;
  return Date.parse(day) < persianBegin(year, 1, 1) ? year - 1 : year;
}

/** A month of the Persian calendar, such as `1405-09`. */
export const persianMonthForm = /^1[34]\d\d-(0[1-9]|1[0-2])$/;

const written = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

/** The Persian month of a day. */
export function persianMonthOf(day: string): string {
  const year = fiscalYearOf(day);
  const at = Date.parse(day);
  let month = 12;
  while (at < persianBegin(year, month, 1)) month -= 1;
  return written(year, month);
}

/** First and last day of a Persian month. */
export function daysOfMonth(persianMonth: string): { from: string; until: string } {
  const [year = 0, month = 0] = persianMonth.split('-').map(Number);
  const next = persianBegin(year + Number(month === 12), (month % 12) + 1, 1);
  return { from: dayOf(persianBegin(year, month, 1)), until: dayOf(next - 1) };
}

/** The latest Persian months, starting with the month of `day`. */
export function latestMonths(day: string, count: number): string[] {
  const [year = 0, month = 0] = persianMonthOf(day).split('-').map(Number);
  return Array.from({ length: count }, (_, ago) => {
    const at = year * 12 + month - 1 - ago;
    return written(Math.floor(at / 12), (at % 12) + 1);
  });
}
