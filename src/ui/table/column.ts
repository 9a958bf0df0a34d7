import type { ReactNode } from 'react';
import type { Message } from '../../i18n/language/message.ts';

/** The orders by a column that the server offers, by their names there. */
export type ColumnSort = { ascending?: string; descending?: string };

/** A column of a table: on a wide screen its head and cells, on a narrow one a line of each card. */
export type Column<Row> = {
  key: string;
  /** Its head, and on a card the label of what a row has; null for a column of boxes. */
  title: Message | null;
  /** What a row has; null leaves the cell empty, and a card without the line. */
  cell: (row: Row) => ReactNode;
  /** Whether it names the row, and opens it where rows can be opened. One column does. */
  isName?: boolean;
  /** Whether it says itself what it is, so that a card has no label for it. */
  isPlain?: boolean;
  /** Numbers are aligned by their units, in tabular figures. */
  isNumber?: boolean;
  /** Classes of its head and cells, where the screen's stylesheet has a place for it. */
  place?: string;
  /** With it, a press on the head sorts by the column. */
  sort?: ColumnSort;
};

export type Direction = 'ascending' | 'descending';

/** Which way the rows are sorted by a column; undefined when they are not. */
export function directionOf(
  { ascending, descending }: ColumnSort,
  sort: string | undefined,
): Direction | undefined {
  if (sort === undefined) return undefined;
  if (sort === ascending) return 'ascending';
  return sort === descending ? 'descending' : undefined;
}

/** The order after a press on the head: ascending first, then the other way, as far as the server offers both. */
export function sortAfter({ ascending, descending }: ColumnSort, sort: string | undefined): string {
  const other = sort === ascending ? descending : ascending;
  return other ?? ascending ?? descending ?? '';
}
