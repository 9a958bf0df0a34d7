import type { WorkbookNotes } from '../../domain/spreadsheet/workbook-notes.ts';
import { mostFileBytes, mostTableRows, type TableRefusal } from '../../domain/stock-table/table.ts';

/** Limits of a file. */
export interface FileLimits {
  rows: number;
  bytes: number;
}

/** The limits of an order. */
export const orderLimits: FileLimits = { rows: mostTableRows, bytes: mostFileBytes };

/**
 * Why a file cannot be read at all. `unreadable`: it has changed since it was chosen, or another program holds it open.
 */
export type FileRefusal =
  | TableRefusal
  | 'tooLarge'
  | 'notATable'
  | 'oldExcel'
  | 'quotes'
  | 'unreadable';

/** The cells of a file's table, or why they could not be read. */
export type FileRows =
  | {
      kind: 'rows';
      rows: readonly (readonly string[])[];
      /** Set only for a workbook with unread or hidden parts. */
      notes?: WorkbookNotes;
    }
  | { kind: 'refused'; reason: FileRefusal };
