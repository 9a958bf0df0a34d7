import type { LabCalendar } from '../catalogue/lab-calendar.ts';
import { dayAfter } from '../vocabulary/days.ts';
import { labTime } from '../vocabulary/lab-day.ts';
import { addWorkingDays, workingDayFrom } from './working-days.ts';

/**
 * The day an order started now leaves the lab, as `2026-11-22`. After the cut-off hour, and on days off, work begins on
 * the next working day.
 */
export function proposeDay(workingDays: number, calendar: LabCalendar, now: Date): string {
  const clock = labTime(now.getTime());
  const day = clock.toISOString().slice(0, 10);
  const from = clock.getUTCHours() >= calendar.cutOffHour ? dayAfter(day) : day;
  return addWorkingDays(workingDayFrom(from, calendar), workingDays, calendar);
}

/** The day a stock order leaves the lab if sent now, as `2026-11-22`. */
export function promiseOfStock(calendar: LabCalendar, now: Date): string {
  return proposeDay(calendar.stockDays, calendar, now);
}
