import { useEffect, useMemo } from 'react';
import type { Report } from '../../domain/reports/report.ts';
import { reports } from '../../i18n/reports/reports.ts';
import {
  $report,
  $reportReading,
  type AskedReport,
  clearReport,
  followReport,
  readReport,
} from '../../stores/reports/reports.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { Button } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { say } from '../../ui/base/say.tsx';
import { DaysChart } from '../../ui/reports/DaysChart.tsx';
import { FigureTiles } from '../../ui/reports/FigureTiles.tsx';
import { ActiveTable } from '../../ui/table/ActiveTable.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
import { useLive } from '../base/use-live.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { openRow, reportColumns } from './report-columns.tsx';

const { texts } = reports;

const nothingYet: AskedReport = {
  by: 'month',
  calendar: 'persian',
  from: '',
  to: '',
  account: '',
  lens: '',
};

function Rows({ report, asked }: { report: Report | null; asked: AskedReport }) {
  const rows = report?.rows ?? null;
  const columns = useMemo(() => reportColumns(asked, rows ?? []), [asked, rows]);
  return (
    <ActiveTable
      name="report-table"
      caption={texts.caption}
      columns={columns}
      rows={rows}
      idOf={({ key }) => key}
      onOpen={(row) => openRow(row, asked)}
    />
  );
}

function Pictures({ report, asked }: { report: Report; asked: AskedReport }) {
  const locale = useLive($locale, 'fa');
  const { all, isCounting } = report;
  return (
    <>
      {isCounting && <p className="notice">{say(texts.counting)}</p>}
      <section className="surface report-all">
        <FigureTiles
          figures={all}
          period={asked}
          account={asked.account}
          lens={asked.lens}
          mostReasons={3}
        />
        {all.onTime + all.late > 0 && <DaysChart days={all.days} locale={locale} />}
      </section>
    </>
  );
}

/** Figures of a period's orders: overall, and by month, shop or lens. */
export function Screen() {
  useEffect(followReport, []);
  const known = useLive($report, null);
  const reading = useLive($reportReading, 'reading');
  const problem = reading === 'offline' || reading === 'failed' ? reading : null;
  const isEmpty = known?.report.rows.every(({ figures }) => figures.orders === 0) ?? false;
  return (
    <div className="lab-screen">
      <ReportFilters />
      <p className="report-hint">{say(texts.hint)}</p>
      {problem && <Unread why={problem} onRetry={readReport} />}
      {!problem && isEmpty && (
        <EmptyState picture="tray" title={texts.empty} text={texts.emptyHint}>
          <Button text={texts.clear} onClick={clearReport} />
        </EmptyState>
      )}
      {!problem && !isEmpty && (
        <div
          className={reading === 'reading' && known ? 'table-outdated report' : 'report'}
          aria-busy={reading === 'reading'}
        >
          {known ? <Pictures {...known} /> : <div className="surface report-all" />}
          <Rows report={known?.report ?? null} asked={known?.asked ?? nothingYet} />
        </div>
      )}
    </div>
  );
}
