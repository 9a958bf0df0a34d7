import { type TableCell, writeCsv } from '../../domain/stock-table/write.ts';

/** Spreadsheets recognise a Unicode CSV by this mark. */
const unicodeMark = '\ufeff';

/** Rows as a CSV file. */
export function csvFile(rows: readonly (readonly TableCell[])[]): Blob {
  return new Blob([unicodeMark, writeCsv(rows)], { type: 'text/csv' });
}
