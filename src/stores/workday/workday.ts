import { withQuery } from '../../api/api-path.ts';
import { reportPath } from '../../api/reports/paths.ts';
import { workdayPath } from '../../api/workday/paths.ts';
import type { Period } from '../../domain/reports/period.ts';
import { periodOf } from '../../domain/reports/presets.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { monthCalendars } from '../../domain/vocabulary/month-calendar.ts';
import { labNow } from '../browser-support/lab-now.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { $locale } from '../shell/locale.ts';
import { createOwnReading } from '../shell/own-reading.ts';

const day = createOwnReading(
  () => workdayPath,
  (workday) => workday,
);

const month = createOwnReading(
  (period: Period) => withQuery(reportPath, new URLSearchParams({ ...period, by: 'month' })),
  ({ all }, period) => ({ figures: all, period }),
);

/** The lab's work for today; null until read. */
export const $workday = day.$value;

/** Figures of the orders placed this month, in the calendar of the language; null until read. */
export const $month = month.$value;

/** Reads both. If that fails, the data on screen stays. */
function readWorkday(): void {
  const today = labDay(labNow().getTime());
  void day.read();
  void month.read(periodOf('thisMonth', monthCalendars[$locale.get()], today));
}

/** Keeps both up to date until the returned function is called. */
export function followWorkday(): () => void {
  const stop = keepFresh(readWorkday, () => true);
  const unlisten = $locale.listen(readWorkday);
  return () => {
    stop();
    unlisten();
  };
}
