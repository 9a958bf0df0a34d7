import { writeWorkbook } from '../../domain/spreadsheet/write.ts';
import { listTable } from '../../domain/stock-table/write.ts';
import { chartForTask, linesOfChart } from '../../domain/stockroom/shelf-chart.ts';
import { downloadFile } from '../device/download-file.ts';
import { $locale } from '../shell/locale.ts';
import { $stock } from '../stock/stock.ts';
import { csvFile } from '../stock-files/csv-file.ts';
import { packWorkbook } from '../stock-files/table-workbook.ts';
import { $shelfView } from './desk.ts';
import { $cells } from './items.ts';
import { $head } from './typed.ts';

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads the numbers that the chart shows for the task, as a list that can be read back. */
export function downloadChart(format: 'csv' | 'xlsx'): void {
  const view = $shelfView.get();
  const states = $cells.get()?.states;
  const { task } = $head.get();
  if (!view || !states) return;
  const lines = linesOfChart(view.lens, chartForTask(view, states, task));
  const rows = listTable(lines, $stock.get()?.lenses ?? [], $locale.get());
  const file =
    format === 'csv'
      ? csvFile(rows)
      : new Blob([packWorkbook(writeWorkbook(rows))], { type: workbook });
  downloadFile(`adasi-${view.lens}-${String(view.diameter / 10)}-${task}.${format}`, file);
}
