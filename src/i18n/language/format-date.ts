import { labDay, labTime } from '../../domain/vocabulary/lab-day.ts';
import type { Locale } from './locale.ts';

/** Persian calendar in Persian, Gregorian in English; the 24-hour clock in both. */
const calendars = { fa: 'fa-IR-u-ca-persian', en: 'en-GB' } as const satisfies Record<
  Locale,
  string
>;

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const minute = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Cached, because on a slow phone creating a format costs more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a calendar day in a language. It shows dates in UTC. */
export function dateFormat(parts: Intl.DateTimeFormatOptions, locale: Locale): Intl.DateTimeFormat {
  const options = { ...parts, timeZone: 'UTC' };
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(calendars[locale], options);
  formats.set(key, format);
  return format;
}

/** Date and time of an instant (ISO 8601 or ms since 1970) at the lab, `۳۰ آبان ۱۴۰۵، ۱۲:۴۲`. */
export function formatInstant(at: string | number, locale: Locale): string {
  return dateFormat(minute, locale).format(labTime(new Date(at).getTime()));
}

/** A calendar day, `2026-11-21`, as `۳۰ آبان ۱۴۰۵`. */
export function formatDay(on: string, locale: Locale): string {
  return dateFormat(day, locale).format(new Date(on));
}

/** A calendar day, `2026-11-21`, as people type it: `۱۴۰۵/۸/۳۰`; unchanged in English. */
export function writeDay(on: string, locale: Locale): string {
  if (locale === 'en') return on;
  return dateFormat({ year: 'numeric', month: 'numeric', day: 'numeric' }, locale).format(
    new Date(on),
  );
}

/** The day at the lab of an instant (ISO 8601 or ms since 1970), as `۳۰ آبان ۱۴۰۵`. */
export function formatDayOf(at: string | number, locale: Locale): string {
  return formatDay(labDay(new Date(at).getTime()), locale);
}
