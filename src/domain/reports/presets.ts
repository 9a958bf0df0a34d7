import { type monthCalendars, monthStarts } from '../dashboard/months.ts';
import { noonOf } from '../vocabulary/days.ts';
import type { Period } from './period.ts';

/** Preset periods. `own` has custom days. */
export const presets = ['twelveMonths', 'thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;
export type Preset = (typeof presets)[number];

type MonthCalendar = (typeof monthCalendars)[keyof typeof monthCalendars];

const dayMs = 86_400_000;
const dayBefore = (day: string) =>
  new Date(noonOf(day).getTime() - dayMs).toISOString().slice(0, 10);

/** The last day on or before a day that begins a month, or a year. */
function startOf(unit: 'month' | 'year', calendar: MonthCalendar, day: string): string {
  const format = new Intl.DateTimeFormat(`en-US-u-ca-${calendar}`, {
    timeZone: 'UTC',
    day: 'numeric',
    ...(unit === 'year' && { month: 'numeric' }),
  });
  const isStart = (at: string) =>
    format
      .formatToParts(noonOf(at))
      .filter(({ type }) => type === 'day' || type === 'month')
      .every(({ value }) => value === '1');
  let at = day;
  while (!isStart(at)) at = dayBefore(at);
  return at;
}

/** The days of a preset period, until today if it is not over. `today` is a day at the lab. */
export function periodOf(preset: Preset, calendar: MonthCalendar, today: string): Period {
  if (preset === 'twelveMonths') {
    return { from: monthStarts(calendar, today)[0] ?? today, to: today };
  }
  const unit = preset === 'thisMonth' || preset === 'lastMonth' ? 'month' : 'year';
  const start = startOf(unit, calendar, today);
  if (preset === 'thisMonth' || preset === 'thisYear') return { from: start, to: today };
  const to = dayBefore(start);
  return { from: startOf(unit, calendar, to), to };
}
