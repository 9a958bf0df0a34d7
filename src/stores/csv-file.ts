import { type TableCell, writeCsv } from '../domain/stock-table-writing.ts';

/** Spreadsheets take a CSV for Unicode by its mark. */
const unicodeMark = '\ufeff';

/** Rows as a CSV file. */
export function csvFile(rows: readonly (readonly TableCell[])[]): Blob {
  return new Blob([unicodeMark, writeCsv(rows)], { type: 'text/csv' });
}
