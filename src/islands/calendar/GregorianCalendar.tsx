import { DayPicker } from '@daypicker/react';
import { type CalendarProps, pickerProps } from './calendar.ts';

/** A month of the Gregorian calendar. */
export function Calendar(props: CalendarProps) {
  return <DayPicker {...pickerProps(props)} />;
}
