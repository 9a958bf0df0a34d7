import type { LabCalendar } from '../../domain/catalogue/lab-calendar.ts';
import { type TypedCalendar, typedCalendar } from '../../domain/lab-page/typed-calendar.ts';
import { writeNumber } from '../language/format-number.ts';
import type { Locale } from '../language/locale.ts';

/** The calendar as its form shows it, with numbers in the language's digits. */
export function writeCalendar(calendar: LabCalendar, locale: Locale): TypedCalendar {
  const typed = typedCalendar(calendar);
  return {
    ...typed,
    cutOffHour: writeNumber(typed.cutOffHour, locale),
    stockDays: writeNumber(typed.stockDays, locale),
  };
}
