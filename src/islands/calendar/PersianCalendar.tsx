import { DayPicker } from '@daypicker/persian';
import { type CalendarProps, pickerProps } from './calendar.ts';

/** A month of the Persian calendar, right to left. */
export function Calendar(props: CalendarProps) {
  return <DayPicker {...pickerProps(props)} />;
}
