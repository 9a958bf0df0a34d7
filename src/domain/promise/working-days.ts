import type { LabCalendar } from '../catalogue/lab-calendar.ts';

const dayMs = 86_400_000;

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The calendar day after, both as `2027-03-21`. */
export function dayAfter(day: string): string {
  return new Date(noonOf(day).getTime() + dayMs).toISOString().slice(0, 10);
}

export function isWorkingDay(day: string, { offDays, holidays }: LabCalendar): boolean {
  return !offDays.includes(noonOf(day).getUTCDay()) && !holidays.includes(day);
}

/** The day itself if the lab works, else the next day it does. */
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

/** As many days as asked for, from the first on, as `2026-11-22`. */
export function daysFrom(first: string, count: number): string[] {
  const days = [first];
  while (days.length < count) days.push(dayAfter(days.at(-1) ?? first));
  return days;
}
