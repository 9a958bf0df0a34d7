import type { TableCell } from '../stock-table/write.ts';
import type { AmountFault } from '../typed/amount.ts';

/** Why a cell cannot be read. */
export type CellFault =
  | 'missing'
  | 'outOfRange'
  | 'unknown'
  | 'tooLong'
  | 'notADay'
  /** It is ambiguous which of the numbers is the day, the month and the year. */
  | 'dayOrder'
  /** A spreadsheet shortened the number: `9.12E+10`. */
  | 'shortened'
  | Exclude<AmountFault, 'fraction'>;

export type CellReading<Value> = { value: Value } | { fault: CellFault };

/** A column of a file: how its cells are written and read. Reading a written cell gives back the same value. */
export interface Column<Value> {
  /** Heading in Persian and in English; a file may use either, or the column's key. */
  title: readonly [fa: string, en: string];
  /** Whether a file without the column is rejected. */
  isRequired?: boolean;
  write(value: Value): TableCell;
  read(text: string): CellReading<Value>;
  /** Value if the file lacks the column; otherwise its cells are read as empty ones. */
  absent?: Value;
}

/** The columns of a table file by row field, defined once for reading and writing. */
export type Columns<Row> = { readonly [Key in keyof Row]-?: Column<Row[Key]> };
