import type { Columns } from '../../domain/table-file/column.ts';
import { writeTable } from '../../domain/table-file/write-table.ts';
import { $locale } from '../shell/locale.ts';
import { downloadRows, type FileFormat } from '../stock-files/write-file.ts';

/** Downloads rows as a file with headings in the panel's language. `name` has no extension. */
export function downloadTable<Row>(
  name: string,
  format: FileFormat,
  { columns, rows }: { columns: Columns<Row>; rows: readonly Row[] },
): void {
  downloadRows(name, format, writeTable(columns, rows, $locale.get()));
}
