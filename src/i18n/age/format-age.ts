import type { Locale } from '../language/locale.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Largest unit that fits at least once. */
const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const;

/** How long ago something was, `۲ ساعت پیش`, in whole days, hours or minutes (at least one). Times in ms since 1970. */
export function formatAge(at: number, locale: Locale, now = Date.now()): string {
  const age = Math.max(now - at, minuteMs);
  const [unit, ms] = units.find(([, each]) => age >= each) ?? units[2];
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(age / ms), unit);
}
