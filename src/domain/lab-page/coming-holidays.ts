import type { LabCalendar } from '../catalogue/lab-calendar.ts';

/** Most holidays listed; a Persian new year has five. */
export const mostHolidays = 10;

/** The next holidays from a day on, soonest first; days as `2027-03-21`. */
export const comingHolidays = ({ holidays }: Pick<LabCalendar, 'holidays'>, from: string) =>
  holidays
    .filter((day) => day >= from)
    .toSorted()
    .slice(0, mostHolidays);
