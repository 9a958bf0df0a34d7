import type { LabCalendar } from '../catalogue/lab-calendar.ts';
import { addWorkingDays, dayAfter, workingDayFrom } from './working-days.ts';

/** Day and hour in the lab's time zone. */
function labClock(now: Date, timeZone: string): { day: string; hour: number } {
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

/**
 * The day an order that the lab starts on now leaves it, as `2026-11-22`. From the cut-off hour on, and on days off, the
 * work begins on the next working day.
 */
export function proposeDay(workingDays: number, calendar: LabCalendar, now: Date): string {
  const { day, hour } = labClock(now, calendar.timeZone);
  const from = hour >= calendar.cutOffHour ? dayAfter(day) : day;
  return addWorkingDays(workingDayFrom(from, calendar), workingDays, calendar);
}

/** The day an order of pieces from the shelf leaves the lab if it was sent now, as `2026-11-22`. */
export function promiseOfStock(calendar: LabCalendar, now: Date): string {
  return proposeDay(calendar.stockDays, calendar, now);
}
