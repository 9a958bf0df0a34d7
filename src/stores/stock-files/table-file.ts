import { mostFileBytes } from '../../domain/stock-table/table.ts';
import type { FileRows } from './file-rows.ts';
import { readText } from './table-text.ts';
import { readWorkbook } from './table-workbook.ts';

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** What opens an archive, as `.xlsx` is one, and what opened the workbooks of before 2007. */
const archive = [0x50, 0x4b];
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0];

/** Rows of a CSV file or of an Excel workbook, told apart by what they hold and never by their names. */
export function readTableFile(bytes: Uint8Array): FileRows {
  if (bytes.length > mostFileBytes) return { kind: 'refused', reason: 'tooLarge' };
  if (bytes.length === 0) return { kind: 'refused', reason: 'empty' };
  if (beginsWith(bytes, oldExcel)) return { kind: 'refused', reason: 'oldExcel' };
  return beginsWith(bytes, archive) ? readWorkbook(bytes) : readText(bytes);
}
