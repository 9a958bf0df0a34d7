import { labTimeZone } from '../vocabulary/lab-day.ts';
import type { LabCalendar } from './lab-calendar.ts';

/** Friday off, as in Iran; for a lab that has not said anything else. */
export const plainCalendar: LabCalendar = {
  timeZone: labTimeZone,
  cutOffHour: 14,
  offDays: [5],
  holidays: [],
  stockDays: 1,
};
