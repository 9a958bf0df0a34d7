import type { LowAnswer } from '../../api/stockroom/stockroom-contract.ts';
import { writeWorkbook } from '../../domain/spreadsheet/write.ts';
import { lowTable } from '../../domain/stockroom/low-table.ts';
import { downloadFile } from '../device/download-file.ts';
import { $locale } from '../shell/locale.ts';
import { csvFile } from '../stock-files/csv-file.ts';
import { packWorkbook } from '../stock-files/table-workbook.ts';

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads what is low as a list for the supplier. */
export function downloadLow(low: LowAnswer, format: 'csv' | 'xlsx'): void {
  const rows = lowTable([...low.powers, ...low.accessories], $locale.get());
  const file =
    format === 'csv'
      ? csvFile(rows)
      : new Blob([packWorkbook(writeWorkbook(rows))], { type: workbook });
  downloadFile(`adasi-low-stock.${format}`, file);
}
