import * as z from 'zod/mini';
import type { LabCalendar } from '../catalogue/lab-calendar.ts';
import { isWorkingDay } from '../promise/working-days.ts';
import { dayAfter, noonOf } from '../vocabulary/days.ts';
import { labDay } from '../vocabulary/lab-day.ts';
import { labInstant } from '../vocabulary/lab-instant.ts';
import type { QuietTimes } from './quiet-times.ts';
import type { Reader } from './topics.ts';

/** Channels that take a summary: it has more lines than an SMS, and is no news for a browser to pop up. */
export const digestChannel = z.enum(['email', 'bale', 'telegram']);
export type DigestChannel = z.infer<typeof digestChannel>;

/** When a person wants a summary, on the lab's clock. */
export const digestTime = z.strictObject({
  /** Of a weekly one, 0 is Sunday; null for every day. */
  weekday: z.nullable(z.int().check(z.gte(0), z.lte(6))),
  hour: z.int().check(z.gte(0), z.lte(23)),
});
export type DigestTime = z.infer<typeof digestTime>;

/** The first time after an instant; both in ms since 1970. */
export function digestAfter(at: number, { weekday, hour }: DigestTime): number {
  const time = `${String(hour).padStart(2, '0')}:00`;
  const isIts = (day: string) => weekday === null || noonOf(day).getUTCDay() === weekday;
  let day = labDay(at);
  while (!isIts(day) || labInstant(day, time) <= at) day = dayAfter(day);
  return labInstant(day, time);
}

/** Whether a summary is left out: a daily one on a day off that is to be quiet. The hour is the person's own choice. */
export function isLeftOut(
  at: number,
  { weekday }: DigestTime,
  { quiet, calendar }: { quiet: QuietTimes; calendar: LabCalendar },
): boolean {
  return weekday === null && quiet.daysOff && !isWorkingDay(labDay(at), calendar);
}

/**
 * What a summary of each side counts: orders, but for `overdue` of a shop, which counts debts and cheques that are past
 * their day.
 */
export const digestItems = {
  shop: ['questions', 'quotes', 'ready', 'late', 'overdue'],
  lab: ['late', 'dueToday', 'answered', 'toQuote'],
} as const satisfies Record<Reader, readonly string[]>;
export type DigestItem = (typeof digestItems)[Reader][number];

/** How many there are of each; what there is nothing of is left out. */
export type Digest = Partial<Record<DigestItem, number>>;

/** What is worth saying of the counts; null where there is nothing to say. */
export function digestOf(counts: Digest): Digest | null {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.length > 0 ? Object.fromEntries(some) : null;
}
