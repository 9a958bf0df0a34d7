import * as z from 'zod/mini';
import type { LabCalendar } from '../catalogue/lab-calendar.ts';
import { isWorkingDay } from '../promise/working-days.ts';
import { dayAfter } from '../vocabulary/days.ts';
import { labDay, labTime } from '../vocabulary/lab-day.ts';
import { labInstant } from '../vocabulary/lab-instant.ts';

const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** When a person receives only urgent notifications outside the panel. */
export const quietTimes = z.strictObject({
  /** Lab times such as `22:00`, which must differ. If `until` is earlier, the hours last until the next day. */
  hours: z.nullable(z.strictObject({ from: timeOfDay, until: timeOfDay })),
  /** Whether the lab's days off are quiet, until 8 the next morning. */
  daysOff: z.boolean(),
});
export type QuietTimes = z.infer<typeof quietTimes>;

/** No quiet times. */
export const noQuietTimes: QuietTimes = { hours: null, daysOff: false };

/** Messages held over a day off must not arrive at midnight. */
const morning = '08:00';
const morningMs = 8 * 3_600_000;

/** Whether a day off lasts until the next morning; false if all the hours that are not quiet come before then. */
const lastsTillMorning = ({ hours }: QuietTimes): boolean =>
  !hours || hours.from < hours.until || hours.from > morning;

/** When the quiet hours around an instant end; the instant itself if it is outside them. */
function endOfHours(at: number, { hours }: QuietTimes): number {
  if (!hours || hours.from === hours.until) return at;
  const { from, until } = hours;
  const [day, time] = [labDay(at), labTime(at).toISOString().slice(11, 16)];
  const [isAfter, isBefore] = [time >= from, time < until];
  if (from < until) return isAfter && isBefore ? labInstant(day, until) : at;
  if (isBefore) return labInstant(day, until);
  return isAfter ? labInstant(dayAfter(day), until) : at;
}

/** The same for a day off. */
function endOfDayOff(at: number, quiet: QuietTimes, calendar: LabCalendar): number {
  if (!quiet.daysOff) return at;
  const day = labDay(at);
  if (!isWorkingDay(day, calendar)) return labInstant(dayAfter(day), '00:00');
  const wasOff = lastsTillMorning(quiet) && !isWorkingDay(labDay(at - morningMs), calendar);
  return wasOff ? labInstant(day, morning) : at;
}

/** The first instant at or after `at` outside quiet times; both in ms since 1970. Every working day has one. */
export function sendAfter(at: number, quiet: QuietTimes, calendar: LabCalendar): number {
  let [end, next] = [at, at];
  do {
    end = next;
    next = endOfHours(endOfDayOff(end, quiet, calendar), quiet);
  } while (next > end);
  return end;
}
