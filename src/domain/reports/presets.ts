import { monthStarts } from '../dashboard/months.ts';
import { dayBefore } from '../vocabulary/days.ts';
import { firstDayOf, type MonthCalendar } from '../vocabulary/month-calendar.ts';
import type { Period } from './period.ts';

/** Preset periods. `own` has custom days. */
export const presets = ['twelveMonths', 'thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;
export type Preset = (typeof presets)[number];

/** The last day on or before a day that begins a month, or a year. */
function startOf(unit: 'month' | 'year', calendar: MonthCalendar, day: string): string {
  const isFirst = firstDayOf(unit, calendar);
  let at = day;
  while (!isFirst(at)) at = dayBefore(at);
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
