import { labTimeZone } from '../vocabulary/lab-day.ts';
import type { LabCalendar } from './lab-calendar.ts';

/** Friday off, as usual in Iran; applies until the lab sets its own calendar. */
export const plainCalendar: LabCalendar = {
  timeZone: labTimeZone,
  cutOffHour: 14,
  offDays: [5],
  holidays: [],
  stockDays: 1,
};
