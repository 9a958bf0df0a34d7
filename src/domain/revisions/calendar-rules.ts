import type { LabCalendar } from '../catalogue/lab-calendar.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { labTimeZone } from '../vocabulary/lab-day.ts';
import { fault } from './fault.ts';
import { unique } from './ranges.ts';

/** More working days than any stock lens takes. */
export const mostStockDays = 60;

/** Issues of the lab's calendar. */
export function calendarIssues(calendar: LabCalendar): Issue[] {
  const { timeZone, offDays, holidays, stockDays } = calendar;
  const isLong = stockDays > mostStockDays;
  const params = { min: 0, max: mostStockDays };
  return [
    ...(timeZone === labTimeZone ? [] : [fault('value.timeZone', 'unknownTimeZone')]),
    ...unique((index) => `value.offDays.${index}`, offDays.map(String)),
    ...unique((index) => `value.holidays.${index}`, holidays),
    ...(isLong ? [{ path: 'value.stockDays', code: 'outOfRange' as const, params }] : []),
  ];
}
