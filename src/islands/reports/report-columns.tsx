import { ordersBehind } from '../../domain/reports/orders-behind.ts';
import type { Period } from '../../domain/reports/period.ts';
import { allReasons } from '../../domain/reports/rates.ts';
import type { ReportRow } from '../../domain/reports/report.ts';
import { nameOfRow } from '../../domain/reports/report-table.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { formatMonthOfYear } from '../../i18n/calendar/format-calendar.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { reportGroupNames, reports } from '../../i18n/reports/reports.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { type AskedReport, chooseReport } from '../../stores/reports/reports.ts';
import { say } from '../../ui/base/say.tsx';
import { countText, daysNumber, onTimeText } from '../../ui/reports/figure-texts.ts';
import type { Column } from '../../ui/table/column.ts';

const { texts } = reports;

/** A month, a shop or a lens, in words. */
export function rowName(row: ReportRow, by: AskedReport['by']): Message {
  return inBoth((locale) =>
    by === 'month' ? formatMonthOfYear(row.key, locale) : nameOfRow(row, locale),
  );
}

/** The days whose orders a row is of. */
const periodOf = ({ key, to }: ReportRow, { from, to: last }: Period): Period =>
  to === null ? { from, to: last } : { from: key, to };

/** What a row is made of: a month by shop, a shop by lens, a lens by shop. */
export function openRow(row: ReportRow, { by, account, lens }: AskedReport): void {
  const { key } = row;
  const name = rowName(row, by)[0];
  if (by === 'month') {
    chooseReport({ period: 'own', from: key, to: row.to ?? key, by: account ? 'lens' : 'account' });
  } else if (by === 'account' && lens === '') chooseReport({ account: key, name, by: 'lens' });
  else if (by === 'lens' && account === '') chooseReport({ lens: key, name, by: 'account' });
  else chooseReport({ by: 'month' });
}

/** Sales with a bar as long as they are, compared with the most of all rows. */
function Sales({ sales, most }: { sales: number; most: number }) {
  const width = most > 0 ? Math.max(0, (sales / most) * 100) : 0;
  return (
    <>
      {say(inBoth((locale) => formatCount(rialsToToman(sales), locale)))}
      <svg className="sales-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={width} height="4" />
      </svg>
    </>
  );
}

/** The columns of a report; its figures are links to their orders. */
export function reportColumns(
  asked: AskedReport,
  rows: readonly ReportRow[],
): readonly Column<ReportRow>[] {
  const { by, account } = asked;
  const most = Math.max(0, ...rows.map(({ figures }) => figures.sales));
  const listOf = (row: ReportRow) => {
    const whose = by === 'account' ? row.key : account;
    return `${panelRoutes.orders.path}?${ordersBehind(periodOf(row, asked), 'takenOn', whose)}`;
  };
  return [
    {
      key: 'name',
      title: reportGroupNames.texts[by],
      isName: true,
      place: 'table-wide',
      cell: (row) => <span dir="auto">{say(rowName(row, by))}</span>,
    },
    {
      key: 'orders',
      title: texts.orders,
      isNumber: true,
      cell: (row) => (
        <a className="report-orders" href={listOf(row)}>
          {say(countText(row.figures.orders))}
        </a>
      ),
    },
    {
      key: 'pieces',
      title: texts.pieces,
      isNumber: true,
      cell: ({ figures }) => say(countText(figures.pieces)),
    },
    {
      key: 'sales',
      title: texts.salesInToman,
      isNumber: true,
      place: 'report-sales',
      cell: ({ figures }) => <Sales sales={figures.sales} most={most} />,
    },
    {
      key: 'onTime',
      title: texts.onTime,
      isNumber: true,
      cell: ({ figures }) => say(onTimeText(figures)),
    },
    {
      key: 'median',
      title: texts.medianDays,
      isNumber: true,
      cell: ({ figures }) => say(daysNumber(figures.days, 0.5)),
    },
    {
      key: 'ninetieth',
      title: texts.ninetiethDays,
      isNumber: true,
      cell: ({ figures }) => say(daysNumber(figures.days, 0.9)),
    },
    {
      key: 'remakes',
      title: texts.remakes,
      isNumber: true,
      cell: ({ figures }) => say(countText(allReasons(figures.remakes))),
    },
    {
      key: 'breakage',
      title: texts.breakage,
      isNumber: true,
      cell: ({ figures }) => say(countText(allReasons(figures.breakage))),
    },
  ];
}
