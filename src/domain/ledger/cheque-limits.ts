import type { DayRange } from '../vocabulary/day-range.ts';
import { daysLater } from '../vocabulary/days.ts';
import { labDay } from '../vocabulary/lab-day.ts';

/** Largest number of UTF-16 code units in the name of a bank. */
export const longestBank = 40;

/** When a cheque can be due: up to five years from now, or not yet a year ago. `now` in ms since 1970. */
export const dueDays = (now: number): DayRange => {
  const today = labDay(now);
  return { first: daysLater(today, -365), last: daysLater(today, 5 * 365) };
};

/** When a transfer or a card payment can have been made: within the last two years. `now` in ms since 1970. */
export const paidDays = (now: number): DayRange => {
  const today = labDay(now);
  return { first: daysLater(today, -2 * 365), last: today };
};
