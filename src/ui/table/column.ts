import type { ReactNode } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import type { ColumnSort, Direction } from './column-sort.ts';

/** A column of a table: on a wide screen its head and cells, on a narrow one a line of each card. */
export type Column<Row> = {
  key: string;
  /** Its head, and on a card the label of what a row has; null for a column of boxes. */
  title: Message | null;
  /** What a row has; null leaves the cell empty, and a card without the line. */
  cell: (row: Row) => ReactNode;
  /** Whether it names the row. One column does; a link in it with the class `table-open` covers the row. */
  isName?: boolean;
  /** Whether it says itself what it is, so that a card has no label for it. */
  isPlain?: boolean;
  /** Numbers are aligned by their units, in tabular figures. */
  isNumber?: boolean;
  /** Classes of its head and cells, where the screen's stylesheet has a place for it. */
  place?: string;
  /** The orders by it that the server offers; `ActiveTable` makes its head a button for them. */
  sort?: ColumnSort;
  /** In place of the title, or where there is none; and how the rows are sorted by it. */
  head?: ReactNode;
  direction?: Direction | 'none';
};
