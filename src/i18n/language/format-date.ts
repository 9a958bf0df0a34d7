import type { Locale } from './locale.ts';

/** Persian calendar in Persian, Gregorian in English; the 24-hour clock in both. */
const calendars = { fa: 'fa-IR-u-ca-persian', en: 'en-GB' } as const satisfies Record<
  Locale,
  string
>;

const parts = {
  weekday: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  },
  day: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  },
  month: { month: 'short' },
  minute: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Cached: on a slow phone creating a format costs more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(precision: keyof typeof parts, locale: Locale, timeZone: string | undefined) {
  const key = `${precision} ${locale} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(calendars[locale], { ...parts[precision], timeZone });
    formats.set(key, format);
  }
  return format;
}

/** Date and time, `۳۰ آبان ۱۴۰۵، ۱۲:۴۲`, in the given time zone or the device's. */
export function formatInstant(at: string | number, locale: Locale, timeZone?: string): string {
  return formatOf('minute', locale, timeZone).format(new Date(at));
}

/** Date alone, `۳۰ آبان ۱۴۰۵`, in the given time zone or the device's. */
export function formatDay(at: string | number, locale: Locale, timeZone?: string): string {
  return formatOf('day', locale, timeZone).format(new Date(at));
}

/** Day of the week, day and month, `یکشنبه ۱ آذر`, in the given time zone or the device's. */
export function formatWeekday(at: string | number, locale: Locale, timeZone?: string): string {
  return formatOf('weekday', locale, timeZone).format(new Date(at));
}

/** Name of a month by its first day, `آبان` or `Nov`. */
export function formatMonth(firstDay: string, locale: Locale): string {
  return formatOf('month', locale, 'UTC').format(new Date(firstDay));
}
