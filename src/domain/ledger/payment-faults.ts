import { readToman } from '../typed/toman.ts';
import { isWithin } from '../vocabulary/day-range.ts';
import { paidDays } from './cheque-limits.ts';

/** What is wrong with a typed amount in toman. */
export function amountFault(typed: string): 'missing' | 'amount' | undefined {
  if (typed.trim() === '') return 'missing';
  return readToman(typed) ? undefined : 'amount';
}

/** What is wrong with the day of a transfer or a card payment, `2026-11-22`. `now` in ms since 1970. */
export function paidOnFault(on: string, now: number): 'missing' | 'future' | 'farAway' | undefined {
  if (on === '') return 'missing';
  const days = paidDays(now);
  if (on > days.last) return 'future';
  return isWithin(on, days) ? undefined : 'farAway';
}
