import type { Locale } from './locale.ts';

/** Persian calendar in Persian, Gregorian in English; the 24-hour clock in both. */
const calendars = { fa: 'fa-IR-u-ca-persian', en: 'en-GB' } as const satisfies Record<
  Locale,
  string
>;

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const minute = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Cached: on a slow phone creating a format costs more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a date in a language, in the given time zone or the device's. */
export function dateFormat(
  parts: Intl.DateTimeFormatOptions,
  locale: Locale,
  timeZone?: string,
): Intl.DateTimeFormat {
  const options = { ...parts, timeZone };
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(calendars[locale], options);
  formats.set(key, format);
  return format;
}

/** Date and time, `۳۰ آبان ۱۴۰۵، ۱۲:۴۲`, in the given time zone or the device's. */
export function formatInstant(at: string | number, locale: Locale, timeZone?: string): string {
  return dateFormat(minute, locale, timeZone).format(new Date(at));
}

/** Date alone, `۳۰ آبان ۱۴۰۵`, in the given time zone or the device's. */
export function formatDay(at: string | number, locale: Locale, timeZone?: string): string {
  return dateFormat(day, locale, timeZone).format(new Date(at));
}
