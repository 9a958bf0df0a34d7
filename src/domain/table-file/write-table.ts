import type { TableCell } from '../stock-table/write.ts';
import type { Columns } from './column.ts';

/** The heading and rows of a table as file cells. */
export function writeTable<Row>(
  columns: Columns<Row>,
  rows: readonly Row[],
  language: 'fa' | 'en',
): TableCell[][] {
  const keys = Object.keys(columns) as (keyof Row & string)[];
  const heading = keys.map((key): TableCell => {
    const [fa, en] = columns[key].title;
    return { kind: 'text', text: language === 'fa' ? fa : en };
  });
  return [heading, ...rows.map((row) => keys.map((key) => columns[key].write(row[key])))];
}
