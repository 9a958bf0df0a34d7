import { writeWorkbook } from '../../domain/spreadsheet/write.ts';
import type { TableCell } from '../../domain/stock-table/write.ts';
import { downloadFile } from '../device/download-file.ts';
import { csvFile } from './csv-file.ts';
import { packWorkbook } from './table-workbook.ts';

export type FileFormat = 'csv' | 'xlsx';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads rows as a file. `name` has no extension. */
export function downloadRows(name: string, format: FileFormat, rows: TableCell[][]): void {
  const file =
    format === 'csv'
      ? csvFile(rows)
      : new Blob([packWorkbook(writeWorkbook(rows))], { type: workbookType });
  downloadFile(`${name}.${format}`, file);
}
