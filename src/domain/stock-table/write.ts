import { countInChart } from '../stock/chart.ts';
import type { StockChart, StockLens, StockLine } from '../stock/stock.ts';
import { formatPower } from '../vocabulary/power.ts';
import { type ColumnWord, columnWords } from './words.ts';

/** A cell to write. A power is a signed number. A text is never a formula. */
export type TableCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'power'; readonly hundredths: number }
  /** Decimal text is written unchanged. */
  | { readonly kind: 'number'; readonly value: number | `${number}` }
  /** A day as `2026-11-25`. */
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'nothing' };

type Language = 'fa' | 'en';
type Lens = Pick<StockLens, 'id' | 'code' | 'name'>;

export const textCell = (text: string): TableCell => ({ kind: 'text', text });
const heading = (word: ColumnWord, language: Language) => textCell(columnWords[word][language][0]);

/** The order as a list, one line per row. */
export function listTable(
  lines: readonly StockLine[],
  lenses: readonly Lens[],
  language: Language,
): TableCell[][] {
  const columns = ['lens', 'name', 'diameter', 'sphere', 'cylinder', 'pieces'] as const;
  const rows = lines.map((line): TableCell[] => {
    const lens = lenses.find(({ id }) => id === line.lens);
    return [
      textCell(lens?.code ?? line.lens),
      textCell(lens?.name[language] ?? ''),
      { kind: 'number', value: line.diameter / 10 },
      { kind: 'power', hundredths: line.sphere },
      { kind: 'power', hundredths: line.cylinder },
      { kind: 'number', value: line.pieces },
    ];
  });
  return [columns.map((word) => heading(word, language)), ...rows];
}

/** One chart as a grid of ordered pieces, spheres down and cylinders across. */
export function gridTable(
  lines: readonly StockLine[],
  lens: string,
  chart: StockChart,
): TableCell[][] {
  const cylinders = [...chart.cylinders].sort((one, other) => other - one);
  const spheres = [...chart.spheres].sort((one, other) => other - one);
  const ordered = new Map(
    lines
      .filter((line) => line.lens === lens && line.diameter === chart.diameter)
      .map(({ sphere, cylinder, pieces }) => [`${sphere} ${cylinder}`, pieces]),
  );
  const power = (hundredths: number): TableCell => ({ kind: 'power', hundredths });
  const cellOf = (sphere: number, cylinder: number): TableCell => {
    const value = ordered.get(`${sphere} ${cylinder}`);
    const isMade = countInChart(chart, sphere, cylinder) !== null;
    return value !== undefined && isMade ? { kind: 'number', value } : { kind: 'nothing' };
  };
  const rows = spheres.map((sphere) => [
    power(sphere),
    ...cylinders.map((cylinder) => cellOf(sphere, cylinder)),
  ]);
  return [[textCell('SPH / CYL'), ...cylinders.map(power)], ...rows];
}

/** Start of a text that a spreadsheet would run as a formula. Powers are safe, because they are written as numbers. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * Writes CSV with commas and CRLF. Formulas are neutralised, and every text is quoted: in some locales the separator is
 * a semicolon, and text after one would end up in a separate cell.
 */
export function writeCsv(rows: readonly (readonly TableCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: TableCell): string {
  switch (cell.kind) {
    case 'nothing':
      return '';
    case 'power':
      return formatPower(cell.hundredths);
    case 'number':
      return String(cell.value);
    case 'day':
      return cell.day;
    case 'text':
      return quoted(formulaStart.test(cell.text) ? `'${cell.text}` : cell.text);
  }
}

/** An empty text gets no quotes. */
const quoted = (words: string) => (words === '' ? '' : `"${words.replaceAll('"', '""')}"`);
