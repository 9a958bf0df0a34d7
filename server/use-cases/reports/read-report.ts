import type { ReportQuery } from '../../../src/api/reports/contract.ts';
import { type Figures, figuresOf } from '../../../src/domain/reports/figures.ts';
import { type Amounts, measures } from '../../../src/domain/reports/measures.ts';
import { monthsOf } from '../../../src/domain/reports/period.ts';
import type { Report, ReportRow } from '../../../src/domain/reports/report.ts';
import type { Database } from '../../db/pool/database.ts';
import { readLensNames } from '../../db/reports/lens-names.ts';
import {
  type FiguresFilter,
  figuresByAccount,
  figuresByDay,
  figuresByLens,
  type KeyedAmounts,
} from '../../db/reports/read-figures.ts';
import { hasUncounted } from '../../db/reports/uncounted-orders.ts';

function summed(rows: readonly Amounts[]): Figures {
  const sums: Amounts = {};
  for (const row of rows) {
    for (const measure of measures) sums[measure] = (sums[measure] ?? 0) + (row[measure] ?? 0);
  }
  return figuresOf(sums);
}

const bySales = (one: ReportRow, other: ReportRow) => other.figures.sales - one.figures.sales;

/** Whether anything is counted under a key. Counts that were taken back leave a row of zeros. */
const isCounted = (row: KeyedAmounts) => measures.some((measure) => row[measure] !== 0);

async function rowsOf(
  database: Database,
  { by, calendar = 'persian', from, to }: ReportQuery,
  filter: FiguresFilter,
): Promise<{ found: KeyedAmounts[]; rows: ReportRow[] }> {
  if (by === 'month') {
    const found = await figuresByDay(database, filter);
    const rows = monthsOf(calendar, { from, to }).map((month) => {
      const days = found.filter(({ key }) => key >= month.from && key <= month.to);
      return { key: month.from, to: month.to, name: null, figures: summed(days) };
    });
    return { found, rows };
  }
  const isLens = by === 'lens';
  const names = isLens ? await readLensNames(database) : undefined;
  const found = await (isLens ? figuresByLens : figuresByAccount)(database, filter);
  const rows = found.filter(isCounted).map((row): ReportRow => {
    const { key, name } = row;
    return { key, to: null, name: names?.get(key) ?? name, figures: figuresOf(row) };
  });
  return { found, rows: rows.sort(bySales) };
}

/** The figures of the orders placed in a period: in total, and by month, account or lens. */
export async function readReport(database: Database, asked: ReportQuery): Promise<Report> {
  const { from, to, account, lens } = asked;
  const [{ found, rows }, isCounting] = await Promise.all([
    rowsOf(database, asked, { from, to, account, lens }),
    hasUncounted(database),
  ]);
  return { all: summed(found), rows, isCounting };
}
