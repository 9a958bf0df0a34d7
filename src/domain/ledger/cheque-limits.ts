import type { DayRange } from '../vocabulary/day-range.ts';
import { daysLater } from '../vocabulary/days.ts';
import { labDay } from '../vocabulary/lab-day.ts';

/** Maximum length of a bank's name in UTF-16 code units. */
export const longestBank = 40;

/** Possible due days of a cheque: from a year ago to five years ahead. `now` in ms since 1970. */
export const dueDays = (now: number): DayRange => {
  const today = labDay(now);
  return { first: daysLater(today, -365), last: daysLater(today, 5 * 365) };
};

/** Possible dates of a transfer or card payment: within the last two years. `now` in ms since 1970. */
export const paidDays = (now: number): DayRange => {
  const today = labDay(now);
  return { first: daysLater(today, -2 * 365), last: today };
};
