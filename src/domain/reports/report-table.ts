import { type TableCell, textCell } from '../stock-table/write.ts';
import { rialsToToman } from '../vocabulary/prices.ts';
import { breakageMeasures, remakeMeasures } from './measures.ts';
import { daysWithin, onTimeShare } from './rates.ts';
import type { Report, ReportGroup, ReportRow } from './report.ts';

type Language = 'fa' | 'en';

/** Names of the reasons. */
export type ReasonNames = Readonly<Record<string, string>>;

const heads = {
  fa: {
    month: ['از', 'تا'],
    account: ['فروشگاه'],
    lens: ['عدسی یا کالا'],
    figures: [
      'سفارش',
      'عدد',
      'فروش (تومان)',
      'ارسال به‌موقع',
      'ارسال با تأخیر',
      'سهم به‌موقع (٪)',
      'میانهٔ روز کاری',
      'صدک ۹۰ روز کاری',
    ],
    remade: 'ساخت مجدد',
    broken: 'خرابی',
    several: 'چند عدسی در یک سفارش',
  },
  en: {
    month: ['From', 'To'],
    account: ['Shop'],
    lens: ['Lens or product'],
    figures: [
      'Orders',
      'Pieces',
      'Sales (toman)',
      'Shipped on time',
      'Shipped late',
      'On time (%)',
      'Working days, median',
      'Working days, 90th percentile',
    ],
    remade: 'Remade',
    broken: 'Broken',
    several: 'Several lenses in one order',
  },
} as const;

const number = (value: number | `${number}`): TableCell => ({ kind: 'number', value });
const known = (value: number | null): TableCell =>
  value === null ? { kind: 'nothing' } : number(value);

/** The name of a row. */
export function nameOfRow({ key, name }: ReportRow, language: Language): string {
  if (typeof name === 'string') return name;
  if (name) return name[language];
  // A lens no longer sold is named by its id, the last word of its key.
  return key === 'several' ? heads[language].several : (key.split(' ').at(-1) ?? key);
}

function nameCells(row: ReportRow, by: ReportGroup, language: Language): TableCell[] {
  if (by !== 'month') return [textCell(nameOfRow(row, language))];
  return [
    { kind: 'day', day: row.key },
    { kind: 'day', day: row.to ?? row.key },
  ];
}

function figureCells({ figures }: ReportRow): TableCell[] {
  const { orders, pieces, sales, onTime, late, days, remakes, breakage } = figures;
  const share = onTimeShare(figures);
  return [
    ...[orders, pieces, rialsToToman(sales), onTime, late].map(number),
    known(share === null ? null : Math.round(share * 100)),
    known(daysWithin(days, 0.5)),
    known(daysWithin(days, 0.9)),
    ...Object.keys(remakeMeasures).map((reason) => number(countOf(remakes, reason))),
    ...Object.keys(breakageMeasures).map((reason) => number(countOf(breakage, reason))),
  ];
}

const countOf = (counts: Readonly<Record<string, number>>, reason: string) => counts[reason] ?? 0;

/** A report as a table. Amounts are in toman, days are working days. */
export function reportTable(
  { rows }: Pick<Report, 'rows'>,
  { by, language, reasons }: { by: ReportGroup; language: Language; reasons: ReasonNames },
): TableCell[][] {
  const words = heads[language];
  const ofReason = (head: string) => (reason: string) => `${head}: ${reasons[reason] ?? reason}`;
  const titles = [
    ...words[by],
    ...words.figures,
    ...Object.keys(remakeMeasures).map(ofReason(words.remade)),
    ...Object.keys(breakageMeasures).map(ofReason(words.broken)),
  ];
  return [
    titles.map(textCell),
    ...rows.map((row) => [...nameCells(row, by, language), ...figureCells(row)]),
  ];
}
