import type { LabCalendar } from '../catalogue/lab-calendar.ts';
import { mostStockDays } from '../revisions/calendar-rules.ts';
import { readCount } from '../typed/amount.ts';

/** The lab's calendar as typed. */
export interface TypedCalendar {
  cutOffHour: string;
  stockDays: string;
  /** Whether each weekday is off, Sunday first. */
  offDays: boolean[];
  holidays: string[];
  /** The reason for the change, for the history. */
  note: string;
}

export type CalendarFault = 'hour' | 'stockDays' | 'allOff';

/** Faults by field. */
export type CalendarFaults = Partial<Record<'cutOffHour' | 'stockDays' | 'offDays', CalendarFault>>;

/** A whole number from 0 to `most`; undefined for anything else. */
function readUpTo(most: number, text: string): number | undefined {
  const read = readCount(text);
  return read.kind === 'count' && read.value >= 0 && read.value <= most ? read.value : undefined;
}

/** Converts the calendar to form contents. */
export function typedCalendar(calendar: LabCalendar): TypedCalendar {
  return {
    cutOffHour: String(calendar.cutOffHour),
    stockDays: String(calendar.stockDays),
    offDays: Array.from({ length: 7 }, (_, day) => calendar.offDays.includes(day)),
    holidays: calendar.holidays.toSorted(),
    note: '',
  };
}

/** Reads the typed calendar, or returns faults by field. Values not in the form stay unchanged. */
export function readCalendar(
  typed: TypedCalendar,
  known: LabCalendar,
): { calendar: LabCalendar } | { faults: CalendarFaults } {
  const cutOffHour = readUpTo(24, typed.cutOffHour);
  const stockDays = readUpTo(mostStockDays, typed.stockDays);
  const offDays = typed.offDays.flatMap((isOff, day) => (isOff ? [day] : []));
  const isAllOff = offDays.length === 7;
  if (cutOffHour === undefined || stockDays === undefined || isAllOff) {
    return {
      faults: {
        ...(cutOffHour === undefined && { cutOffHour: 'hour' as const }),
        ...(stockDays === undefined && { stockDays: 'stockDays' as const }),
        ...(isAllOff && { offDays: 'allOff' as const }),
      },
    };
  }
  const holidays = [...new Set(typed.holidays)].toSorted();
  return { calendar: { ...known, cutOffHour, stockDays, offDays, holidays } };
}
