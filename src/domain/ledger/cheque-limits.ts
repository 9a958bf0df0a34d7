import type { DayRange } from '../vocabulary/day-range.ts';
import { labDay } from '../vocabulary/lab-day.ts';

/** Largest number of UTF-16 code units in the name of a bank. */
export const longestBank = 40;

const dayMs = 86_400_000;
const daysFrom = (now: number, days: number) => labDay(now + days * dayMs);

/** When a cheque can be due: up to five years from now, or not yet a year ago. `now` in ms since 1970. */
export const dueDays = (now: number): DayRange => {
  return { first: daysFrom(now, -365), last: daysFrom(now, 5 * 365) };
};

/** When a transfer or a card payment can have been made: within the last two years. `now` in ms since 1970. */
export const paidDays = (now: number): DayRange => {
  return { first: daysFrom(now, -2 * 365), last: labDay(now) };
};
