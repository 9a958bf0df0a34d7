import { type TableCell, writeCsv } from '../../domain/stock-table/write.ts';

/** Byte order mark, from which spreadsheets recognise UTF-8. */
const unicodeMark = '\ufeff';

/** Writes rows as a CSV file. */
export function csvFile(rows: readonly (readonly TableCell[])[]): Blob {
  return new Blob([unicodeMark, writeCsv(rows)], { type: 'text/csv' });
}
