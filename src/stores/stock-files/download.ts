import { writeWorkbook } from '../../domain/spreadsheet/write.ts';
import { findStockLens } from '../../domain/stock/chart.ts';
import { gridTable, listTable, type TableCell } from '../../domain/stock-table/write.ts';
import { downloadFile } from '../device/download-file.ts';
import { $gridWindow, $setup, $sheets } from '../power-grid/grid.ts';
import { $locale } from '../shell/locale.ts';
import { $stock } from '../stock/stock.ts';
import { csvFile } from './csv-file.ts';
import { packWorkbook } from './table-workbook.ts';

export type FileFormat = 'csv' | 'xlsx';

/** All lines as a list, or the shown chart as a grid. */
export type FileForm = 'list' | 'grid';

function tableNow(form: FileForm): TableCell[][] {
  const stock = $stock.get();
  const window = $gridWindow.get();
  const lines = [...$sheets.get()[$setup.get().layer].lines.values()];
  const lens = stock && window && findStockLens(stock, window.lens);
  const chart = lens?.charts.find(({ diameter }) => diameter === window?.diameter);
  return form === 'grid' && lens && chart
    ? gridTable(lines, lens.id, chart)
    : listTable(lines, stock?.lenses ?? [], $locale.get());
}

const written = {
  csv: csvFile,
  xlsx: (rows: TableCell[][]) =>
    new Blob([packWorkbook(writeWorkbook(rows))], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
};

/** Downloads the grid's contents as a file. */
export function downloadGrid(form: FileForm, format: FileFormat): void {
  downloadFile(`adasi-stock-${form}.${format}`, written[format](tableNow(form)));
}
