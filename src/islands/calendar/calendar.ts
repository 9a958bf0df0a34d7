import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { formatDay } from '../../i18n/language/format-date.ts';
import { labNow } from '../../stores/browser-support/lab-now.ts';
import { $locale } from '../../stores/shell/locale.ts';

/** Days are written as `2026-11-22`. */
export type CalendarProps = {
  /** Empty if no day is picked. */
  day: string;
  /** Days before or after these cannot be picked; empty for no bound. */
  earliest: string;
  latest: string;
  onPick: (day: string) => void;
};

/** Noon in the device's time zone, so that the calendar shows the same day in any zone. */
const noonOf = (day: string) => new Date(`${day}T12:00`);

const twoDigits = (value: number) => String(value).padStart(2, '0');

function dayOf(date: Date): string {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Saturday. */
const weekStartsOn = 6;

/** Class names of the calendar's parts; the library's own styles are not loaded. */
const classNames = {
  months: 'calendar-months',
  month_caption: 'calendar-caption',
  nav: 'calendar-nav',
  button_previous: 'calendar-turn',
  button_next: 'calendar-turn',
  chevron: 'calendar-chevron',
  month_grid: 'calendar-grid',
  day: 'calendar-cell',
  day_button: 'calendar-day',
  selected: 'calendar-picked',
  today: 'calendar-today',
  outside: 'calendar-outside',
  disabled: 'calendar-disabled',
} as const;

/** The settings that both calendars share. */
export function pickerProps({ day, earliest, latest, onPick }: CalendarProps) {
  const today = noonOf(labDay(labNow().getTime()));
  const picked = day === '' ? undefined : noonOf(day);
  return {
    mode: 'single' as const,
    autoFocus: true,
    weekStartsOn: weekStartsOn as 6,
    classNames,
    // With the digits shown on the button, so that speech input can press it.
    labels: { labelDayButton: (date: Date) => formatDay(dayOf(date), $locale.get()) },
    selected: picked,
    today,
    defaultMonth: picked ?? today,
    disabled: [
      ...(earliest === '' ? [] : [{ before: noonOf(earliest) }]),
      ...(latest === '' ? [] : [{ after: noonOf(latest) }]),
    ],
    onSelect: (date: Date | undefined) => onPick(date ? dayOf(date) : ''),
  };
}
