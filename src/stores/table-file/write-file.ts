import { writeWorkbook } from '../../domain/spreadsheet/write.ts';
import type { Columns } from '../../domain/table-file/column.ts';
import { writeTable } from '../../domain/table-file/write-table.ts';
import { downloadFile } from '../device/download-file.ts';
import { $locale } from '../shell/locale.ts';
import { csvFile } from '../stock-files/csv-file.ts';
import { packWorkbook } from '../stock-files/table-workbook.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads rows as a file of their columns, with headings in the panel's language. `name` is without extension. */
export function downloadTable<Row>(
  name: string,
  format: 'csv' | 'xlsx',
  { columns, rows }: { columns: Columns<Row>; rows: readonly Row[] },
): void {
  const cells = writeTable(columns, rows, $locale.get());
  const file =
    format === 'csv'
      ? csvFile(cells)
      : new Blob([packWorkbook(writeWorkbook(cells))], { type: workbookType });
  downloadFile(`${name}.${format}`, file);
}
