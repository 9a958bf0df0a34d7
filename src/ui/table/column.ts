import type { ReactNode } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import type { ColumnSort, Direction } from './column-sort.ts';

/** A column of a table. On wide screens it has a heading and cells, on narrow screens it is a line of each card. */
export type Column<Row> = {
  key: string;
  /** The heading and, on a card, the label of the value; null for a column of checkboxes. */
  title: Message | null;
  /** Content of a row's cell. With null the cell is empty, and a card lacks the line. */
  cell: (row: Row) => ReactNode;
  /** Whether it names the row. Exactly one column does; its link with the class `table-open` covers the row. */
  isName?: boolean;
  /** Whether the content is clear without a label, so that cards show none. */
  isPlain?: boolean;
  /** Numbers are aligned by place value, in tabular figures. */
  isNumber?: boolean;
  /** Class names of its heading and cells, if the screen's stylesheet places it. */
  place?: string;
  /** The sort orders that the server supports; `ActiveTable` then makes the heading a button. */
  sort?: ColumnSort;
  /** Heading shown instead of the title. */
  head?: ReactNode;
  /** How the rows are sorted by this column. */
  direction?: Direction | 'none';
};
