import type { TableRefusal } from '../../domain/stock-table/table.ts';

/** Why nothing of a file can be read. */
export type FileRefusal = TableRefusal | 'tooLarge' | 'notATable' | 'oldExcel' | 'quotes';

/** The cells of a file's table, or the reason there are none. */
export type FileRows =
  | { kind: 'rows'; rows: readonly (readonly string[])[] }
  | { kind: 'refused'; reason: FileRefusal };
