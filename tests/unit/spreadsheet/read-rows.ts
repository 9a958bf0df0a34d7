import { readTableFile } from '../../../src/stores/stock-files/table-file.ts';
import { type Row, rowsXml, type Workbook, workbookOf } from '../../fixtures/workbooks.ts';

/** The cell texts of a workbook's first visible sheet. */
export function rowsIn(workbook: Workbook): readonly (readonly string[])[] {
  const read = readTableFile(workbookOf(workbook));
  if (read.kind === 'refused') throw new Error(read.reason);
  return read.rows;
}

/** The cell texts of a single sheet with these rows. */
export const rowsOf = (rows: readonly Row[], merged: readonly string[] = []) =>
  rowsIn({ sheets: [{ rows: rowsXml(rows), merged }] });
