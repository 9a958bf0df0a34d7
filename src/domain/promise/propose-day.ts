import type { LabCalendar } from '../catalogue/lab-calendar.ts';
import { dayAfter } from '../vocabulary/days.ts';
import { labTime } from '../vocabulary/lab-day.ts';
import { addWorkingDays, workingDayFrom } from './working-days.ts';

/**
 * The day an order that the lab starts on now leaves it, as `2026-11-22`. From the cut-off hour on, and on days off, the
 * work begins on the next working day.
 */
export function proposeDay(workingDays: number, calendar: LabCalendar, now: Date): string {
  const clock = labTime(now.getTime());
  const day = clock.toISOString().slice(0, 10);
  const from = clock.getUTCHours() >= calendar.cutOffHour ? dayAfter(day) : day;
  return addWorkingDays(workingDayFrom(from, calendar), workingDays, calendar);
}

/** The day an order of pieces from the shelf leaves the lab if it was sent now, as `2026-11-22`. */
export function promiseOfStock(calendar: LabCalendar, now: Date): string {
  return proposeDay(calendar.stockDays, calendar, now);
}
