import type { LabCalendar } from '../catalogue/lab-calendar.ts';

/** Most holidays listed. The Persian new year has five. */
export const mostHolidays = 10;

/** The next holidays on or after a day, soonest first; days such as `2027-03-21`. */
export const comingHolidays = ({ holidays }: Pick<LabCalendar, 'holidays'>, from: string) =>
  holidays
    .filter((day) => day >= from)
    .toSorted()
    .slice(0, mostHolidays);
