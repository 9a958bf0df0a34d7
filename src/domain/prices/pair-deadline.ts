import { daysLater } from '../vocabulary/days.ts';
import { labDay } from '../vocabulary/lab-day.ts';
import type { PriceTerms } from './price-terms.ts';

/**
 * The last lab day on which a second pair gets a discount, as `2026-12-22`; null without a discount for second pairs.
 * `since` as in `pairAge`.
 */
export function pairDeadline(terms: PriceTerms | undefined, since: number): string | null {
  const days = Math.max(0, ...(terms?.discounts ?? []).map(({ pairDays = 0 }) => pairDays));
  return days === 0 ? null : daysLater(labDay(since), days);
}
