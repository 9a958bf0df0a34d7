import { findStockLens } from '../../domain/stock/chart.ts';
import { gridTable, listTable, type TableCell } from '../../domain/stock-table/write.ts';
import { $gridWindow, $setup, $sheets } from '../power-grid/grid.ts';
import { $locale } from '../shell/locale.ts';
import { $stock } from '../stock/stock.ts';
import { downloadRows, type FileFormat } from './write-file.ts';

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

/** Downloads the grid's contents as a file. */
export function downloadGrid(form: FileForm, format: FileFormat): void {
  downloadRows(`adasi-stock-${form}`, format, tableNow(form));
}
