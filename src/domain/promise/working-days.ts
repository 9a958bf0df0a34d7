import type { LabCalendar } from '../catalogue/lab-calendar.ts';
import { dayAfter, noonOf } from '../vocabulary/days.ts';

export function isWorkingDay(day: string, { offDays, holidays }: LabCalendar): boolean {
  return !offDays.includes(noonOf(day).getUTCDay()) && !holidays.includes(day);
}

/** The day itself if the lab works on it, else the next working day. */
export function workingDayFrom(day: string, calendar: LabCalendar): string {
  let next = day;
  while (!isWorkingDay(next, calendar)) next = dayAfter(next);
  return next;
}

/** The working day `count` working days after a working day. */
export function addWorkingDays(day: string, count: number, calendar: LabCalendar): string {
  let next = day;
  for (let left = count; left > 0; left -= 1) next = workingDayFrom(dayAfter(next), calendar);
  return next;
}

/** Working days after a day up to and including another one; `most` if there are more. */
export function workingDaysBetween(
  from: string,
  until: string,
  calendar: LabCalendar,
  most: number,
): number {
  let count = 0;
  for (let day = dayAfter(from); day <= until && count < most; day = dayAfter(day)) {
    if (isWorkingDay(day, calendar)) count += 1;
  }
  return count;
}
