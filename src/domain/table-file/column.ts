import type { TableCell } from '../stock-table/write.ts';
import type { AmountFault } from '../typed/amount.ts';

/** Why a cell cannot be read. */
export type CellFault =
  | 'missing'
  | 'outOfRange'
  | 'unknown'
  | 'tooLong'
  | 'notADay'
  /** Which of its numbers is the day, the month or the year cannot be known. */
  | 'dayOrder'
  /** A spreadsheet shortened the number: `9.12E+10`. */
  | 'shortened'
  | Exclude<AmountFault, 'fraction'>;

export type CellReading<Value> = { value: Value } | { fault: CellFault };

/** A column of a file: how its cells are written and read. What is written is read as the same value. */
export interface Column<Value> {
  /** Heading in Persian and in English; a file may use either, or the column's key. */
  title: readonly [fa: string, en: string];
  /** Whether a file without the column is refused. */
  isRequired?: boolean;
  write(value: Value): TableCell;
  read(text: string): CellReading<Value>;
  /** What a file without the column means; otherwise its cells are read as empty ones. */
  absent?: Value;
}

/** The columns of a table's file, by the fields of its rows; described once for writing and reading. */
export type Columns<Row> = { readonly [Key in keyof Row]-?: Column<Row[Key]> };
