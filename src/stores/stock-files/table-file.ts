import type { WorkbookChoice } from '../../domain/spreadsheet/workbook-notes.ts';
import { type FileLimits, type FileRows, orderLimits } from './file-rows.ts';
import { readText } from './table-text.ts';
import { readWorkbook } from './table-workbook.ts';

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** First bytes of a ZIP archive, such as `.xlsx`, and of workbooks from before Excel 2007. */
const archive = [0x50, 0x4b];
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads rows of a CSV file or an Excel workbook, recognised by content, not by name. */
export function readTableFile(
  bytes: Uint8Array,
  most: FileLimits = orderLimits,
  choice: WorkbookChoice = {},
): FileRows {
  if (bytes.length > most.bytes) return { kind: 'refused', reason: 'tooLarge' };
  if (bytes.length === 0) return { kind: 'refused', reason: 'empty' };
  if (beginsWith(bytes, oldExcel)) return { kind: 'refused', reason: 'oldExcel' };
  if (!beginsWith(bytes, archive)) return readText(bytes, most.rows);
  return readWorkbook(bytes, most.rows, choice);
}
