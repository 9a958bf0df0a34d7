import type { LowAnswer } from '../../api/stockroom/contract.ts';
import { lowTable } from '../../domain/stockroom/low-table.ts';
import { $locale } from '../shell/locale.ts';
import { downloadRows, type FileFormat } from '../stock-files/write-file.ts';

/** Downloads the items that are low as a list for the supplier. */
export function downloadLow(low: LowAnswer, format: FileFormat): void {
  const rows = lowTable([...low.powers, ...low.accessories], $locale.get());
  downloadRows('adasi-low-stock', format, rows);
}
