import type { PlacedStock } from '../../domain/order/order.ts';
import { listTable } from '../../domain/stock-table/write.ts';
import { downloadFile } from '../device/download-file.ts';
import { $locale } from '../shell/locale.ts';
import { csvFile } from './csv-file.ts';

/** Downloads the lines of an order as a list that the power grid can import. */
export function downloadStockList({ number, content, lenses }: PlacedStock): void {
  const named = Object.entries(lenses).map(([id, name]) => ({ id, code: id, name }));
  downloadFile(`${number}.csv`, csvFile(listTable(content.lines, named, $locale.get())));
}
