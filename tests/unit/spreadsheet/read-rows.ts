import { readTableFile } from '../../../src/stores/stock-files/table-file.ts';
import { type Row, rowsXml, type Workbook, workbookOf } from '../../fixtures/workbooks.ts';

/** The texts of the first sheet that is read. */
export function rowsIn(workbook: Workbook): readonly (readonly string[])[] {
  const read = readTableFile(workbookOf(workbook));
  if (read.kind === 'refused') throw new Error(read.reason);
  return read.rows;
}

/** The texts of one sheet. */
export const rowsOf = (rows: readonly Row[], merged: readonly string[] = []) =>
  rowsIn({ sheets: [{ rows: rowsXml(rows), merged }] });
