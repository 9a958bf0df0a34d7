import { computed } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { reportPath } from '../../api/reports/paths.ts';
import type { Period } from '../../domain/reports/period.ts';
import { type Preset, periodOf, presets } from '../../domain/reports/presets.ts';
import { type ReportGroup, reportGroups } from '../../domain/reports/report.ts';
import { reportTable } from '../../domain/reports/report-table.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { type MonthCalendar, monthCalendars } from '../../domain/vocabulary/month-calendar.ts';
import { labRoutes } from '../../i18n/lab/lab-routes.ts';
import type { Locale } from '../../i18n/language/locale.ts';
import { allReasons } from '../../i18n/order/breakage.ts';
import { labNow } from '../browser-support/lab-now.ts';
import { createFilters } from '../lists/filters.ts';
import { $locale } from '../shell/locale.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { downloadRows, type FileFormat } from '../stock-files/write-file.ts';

/** The initial filters: the last twelve months. `name` is the name of the account or lens, for display. */
export const firstReport = {
  period: 'twelveMonths',
  from: '',
  to: '',
  by: 'month',
  account: '',
  lens: '',
  name: '',
};
export type ReportFilters = typeof firstReport;

const filters = createFilters(labRoutes.reports.path, firstReport);
export const { $filters, choose: chooseReport, clear: clearReport } = filters;

const isPreset = (period: string): period is Preset => presets.some((each) => each === period);

/** The days of the chosen period. A custom period without an end lasts until today. */
function daysOf({ period, from, to }: ReportFilters, locale: Locale): Period {
  const today = labDay(labNow().getTime());
  if (isPreset(period)) return periodOf(period, monthCalendars[locale], today);
  const first = from || to || today;
  return { from: first, to: to || (first > today ? first : today) };
}

/** The parameters of a report. An empty account or lens stands for all. */
export interface AskedReport extends Period {
  by: ReportGroup;
  calendar: MonthCalendar;
  account: string;
  lens: string;
}

/** The current parameters; null while another screen is open. */
const $asked = computed(
  [filters.$query, $filters, $locale],
  (query, chosen, locale): AskedReport | null => {
    if (query === null) return null;
    const by = reportGroups.find((each) => each === chosen.by) ?? 'month';
    const { account, lens } = chosen;
    return { ...daysOf(chosen, locale), by, account, lens, calendar: monthCalendars[locale] };
  },
);

function pathOf(asked: AskedReport) {
  const given = Object.entries(asked).filter(([, value]) => value !== '');
  return withQuery(reportPath, new URLSearchParams(given));
}

const reading = createOwnReading(pathOf, (report, asked) => ({ report, asked }));

/** The report read last, with its parameters. */
export const $report = reading.$value;
export const $reportReading = reading.$reading;

/** The chosen days. */
export const $period = computed($asked, (asked) => asked ?? { from: '', to: '' });

/** Reads the report for the current parameters. */
export function readReport(): void {
  const asked = $asked.get();
  if (asked) void reading.read(asked);
}

/** Reads the report, and again whenever the filters change, until the returned function is called. */
export const followReport = (): (() => void) => $asked.subscribe(readReport);

/** Downloads the report on screen. */
export function downloadReport(format: FileFormat): void {
  const known = $report.get();
  if (!known) return;
  const locale = $locale.get();
  const at = locale === 'fa' ? 0 : 1;
  const reasons = Object.fromEntries(
    Object.entries(allReasons.texts).map(([reason, words]) => [reason, words[at] ?? '']),
  );
  const { by, from, to } = known.asked;
  const rows = reportTable(known.report, { by, language: locale, reasons });
  downloadRows(`adasi-${by}-${from}-${to}`, format, rows);
}
