import type { Counted } from '../../domain/order/counted.ts';
import type { Figures } from '../../domain/reports/figures.ts';
import { type FigureOf, ordersBehind, piecesBehind } from '../../domain/reports/orders-behind.ts';
import type { Period } from '../../domain/reports/period.ts';
import { allReasons } from '../../domain/reports/rates.ts';
import type { ReportRow } from '../../domain/reports/report.ts';
import { nameOfRow } from '../../domain/reports/report-table.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { formatMonthOfYear } from '../../i18n/calendar/format-calendar.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { inBoth, type Message } from '../../i18n/language/message.ts';
import { reportGroupNames, reports } from '../../i18n/reports/reports.ts';
import { type AskedReport, chooseReport } from '../../stores/reports/reports.ts';
import { say } from '../../ui/base/say.tsx';
import { daysNumber, onTimeText } from '../../ui/reports/figure-texts.ts';
import { listPath } from '../../ui/reports/list-path.ts';
import type { Column } from '../../ui/table/column.ts';

const { texts } = reports;

/** The name of a row: a month, shop or lens. */
export function rowName(row: ReportRow, by: AskedReport['by']): Message {
  return inBoth((locale) =>
    by === 'month' ? formatMonthOfYear(row.key, locale) : nameOfRow(row, locale),
  );
}

/** The period that a row covers. */
const periodOf = ({ key, to }: ReportRow, { from, to: last }: Period): Period =>
  to === null ? { from, to: last } : { from: key, to };

/** Opens the breakdown of a row: a month by shop, a shop by lens, or a lens by shop. */
export function openRow(row: ReportRow, { by, account, lens }: AskedReport): void {
  const { key } = row;
  const name = rowName(row, by)[0];
  if (by === 'month') {
    chooseReport({ period: 'own', from: key, to: row.to ?? key, by: account ? 'lens' : 'account' });
  } else if (by === 'account' && lens === '') chooseReport({ account: key, name, by: 'lens' });
  else if (by === 'lens' && account === '') chooseReport({ lens: key, name, by: 'account' });
  else chooseReport({ by: 'month' });
}

/** A bar whose length is the row's sales relative to the highest row. */
function SalesBar({ sales, most }: { sales: number; most: number }) {
  const width = most > 0 ? Math.max(0, (sales / most) * 100) : 0;
  return (
    <svg className="sales-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={width} height="4" />
    </svg>
  );
}

/** A figure of a row, linked to its orders if there are any. */
function FigureLink({ of, text, query }: { of: number; text: Message; query: string }) {
  if (of === 0) return say(text);
  return (
    <a className="report-figure" href={listPath(query)}>
      {say(text)}
    </a>
  );
}

/** The filter for a row's orders: its month, account or lens, combined with the report's own filters. */
function rowFilter(row: ReportRow, asked: AskedReport): FigureOf {
  const { by, account, lens } = asked;
  return {
    period: periodOf(row, asked),
    account: by === 'account' ? row.key : account,
    lens: by === 'lens' ? row.key : lens,
  };
}

/** A column's figure as text, and the query for its orders; `of` is 0 if there are none. */
type FigureColumn = {
  key: keyof typeof titles;
  of: (figures: Figures) => number;
  text: (figures: Figures) => Message;
  query: (filter: FigureOf, figures: Figures) => string;
};

const { orders, pieces, salesInToman, onTime, medianDays, ninetiethDays, remakes, breakage } =
  texts;
const titles = {
  ...{ orders, pieces, sales: salesInToman, onTime, median: medianDays },
  ...{ ninetieth: ninetiethDays, remakes, breakage },
};

const counted =
  (name: Counted): FigureColumn['query'] =>
  (filter) =>
    ordersBehind(filter, name);
const shipped = ({ onTime: inTime, late }: Figures) => inTime + late;
const broken = (figures: Figures) => allReasons(figures.breakage);
const remade = (figures: Figures) => allReasons(figures.remakes);

const figureColumns: readonly FigureColumn[] = [
  {
    key: 'orders',
    of: (figures) => figures.orders,
    text: (figures) => countText(figures.orders),
    query: counted('takenOn'),
  },
  {
    key: 'pieces',
    of: (figures) => figures.pieces,
    text: (figures) => countText(figures.pieces),
    query: piecesBehind,
  },
  {
    key: 'sales',
    of: (figures) => figures.pieces,
    text: ({ sales }) => countText(rialsToToman(sales)),
    query: piecesBehind,
  },
  {
    key: 'onTime',
    of: shipped,
    text: onTimeText,
    query: (filter, { late }) => ordersBehind(filter, late > 0 ? 'late' : 'onTime'),
  },
  {
    key: 'median',
    of: shipped,
    text: ({ days }) => daysNumber(days, 0.5),
    query: counted('shipped'),
  },
  {
    key: 'ninetieth',
    of: shipped,
    text: ({ days }) => daysNumber(days, 0.9),
    query: counted('shipped'),
  },
  {
    key: 'remakes',
    of: remade,
    text: (figures) => countText(remade(figures)),
    query: counted('remade'),
  },
  {
    key: 'breakage',
    of: broken,
    text: (figures) => countText(broken(figures)),
    query: counted('broken'),
  },
];

/** The columns of a report. Figures link to their orders; the on-time share links to the late orders, if any. */
export function reportColumns(
  asked: AskedReport,
  rows: readonly ReportRow[],
): readonly Column<ReportRow>[] {
  const most = Math.max(0, ...rows.map(({ figures }) => figures.sales));
  return [
    {
      key: 'name',
      title: reportGroupNames.texts[asked.by],
      isName: true,
      place: 'table-wide',
      cell: (row) => <span dir="auto">{say(rowName(row, asked.by))}</span>,
    },
    ...figureColumns.map(({ key, of, text, query }): Column<ReportRow> => {
      const isSales = key === 'sales';
      return {
        key,
        title: titles[key],
        isNumber: true,
        ...(isSales && { place: 'report-sales' }),
        cell: (row) => {
          const { figures } = row;
          const behind = query(rowFilter(row, asked), figures);
          return (
            <>
              <FigureLink of={of(figures)} text={text(figures)} query={behind} />
              {isSales && <SalesBar sales={figures.sales} most={most} />}
            </>
          );
        },
      };
    }),
  ];
}
