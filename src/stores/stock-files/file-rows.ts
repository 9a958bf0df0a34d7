import type { WorkbookNotes } from '../../domain/spreadsheet/workbook-notes.ts';
import { mostFileBytes, mostTableRows, type TableRefusal } from '../../domain/stock-table/table.ts';

/** What a file may hold. */
export interface FileLimits {
  rows: number;
  bytes: number;
}

/** The limits of an order. */
export const orderLimits: FileLimits = { rows: mostTableRows, bytes: mostFileBytes };

/** Why nothing of a file can be read. */
export type FileRefusal = TableRefusal | 'tooLarge' | 'notATable' | 'oldExcel' | 'quotes';

/** The cells of a file's table, or the reason they could not be read. */
export type FileRows =
  | {
      kind: 'rows';
      rows: readonly (readonly string[])[];
      /** Only of a workbook in which there is more than was read, or something hidden. */
      notes?: WorkbookNotes;
    }
  | { kind: 'refused'; reason: FileRefusal };
