import * as z from 'zod/mini';
import type { LabCalendar } from '../catalogue/lab-calendar.ts';
import { isWorkingDay } from '../promise/working-days.ts';
import { dayAfter, noonOf } from '../vocabulary/days.ts';
import { labDay } from '../vocabulary/lab-day.ts';
import { labInstant } from '../vocabulary/lab-instant.ts';
import type { QuietTimes } from './quiet-times.ts';
import type { Reader } from './topics.ts';

/**
 * Channels that can carry a summary. It has too many lines for an SMS and is not urgent enough for a browser
 * notification.
 */
export const digestChannel = z.enum(['email', 'bale', 'telegram']);
export type DigestChannel = z.infer<typeof digestChannel>;

/** When a person wants a summary, in lab time. */
export const digestTime = z.strictObject({
  /** For a weekly summary, 0 is Sunday; null for a daily one. */
  weekday: z.nullable(z.int().check(z.gte(0), z.lte(6))),
  hour: z.int().check(z.gte(0), z.lte(23)),
});
export type DigestTime = z.infer<typeof digestTime>;

/** The next such time after an instant; both in ms since 1970. */
export function digestAfter(at: number, { weekday, hour }: DigestTime): number {
  const time = `${String(hour).padStart(2, '0')}:00`;
  const isIts = (day: string) => weekday === null || noonOf(day).getUTCDay() === weekday;
  let day = labDay(at);
  while (!isIts(day) || labInstant(day, time) <= at) day = dayAfter(day);
  return labInstant(day, time);
}

/**
 * Whether to skip a summary: a daily one, on a quiet day off. The quiet hours do not matter, since the person chose the
 * hour.
 */
export function isLeftOut(
  at: number,
  { weekday }: DigestTime,
  { quiet, calendar }: { quiet: QuietTimes; calendar: LabCalendar },
): boolean {
  return weekday === null && quiet.daysOff && !isWorkingDay(labDay(at), calendar);
}

/** What each side's summary counts: orders, except for a shop's `overdue`, which counts overdue debts and cheques. */
export const digestItems = {
  shop: ['questions', 'quotes', 'ready', 'late', 'overdue'],
  lab: ['late', 'dueToday', 'answered', 'toQuote'],
} as const satisfies Record<Reader, readonly string[]>;
export type DigestItem = (typeof digestItems)[Reader][number];

/** Count per item. Items with a count of zero are left out. */
export type Digest = Partial<Record<DigestItem, number>>;

/** The counts worth reporting; null if there are none. */
export function digestOf(counts: Digest): Digest | null {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.length > 0 ? Object.fromEntries(some) : null;
}
