/** The orders by a column that the server offers, by their names there. */
export type ColumnSort = { ascending?: string; descending?: string };

export type Direction = 'ascending' | 'descending';

/** Which way the rows are sorted by a column; `none` when they are not. */
export function directionOf({ ascending, descending }: ColumnSort, sort: string) {
  if (sort === ascending) return 'ascending';
  return sort === descending ? 'descending' : 'none';
}

/** The order after a press on the head: ascending first, then the other way, as far as the server offers both. */
export function sortAfter({ ascending, descending }: ColumnSort, sort: string): string {
  const other = sort === ascending ? descending : ascending;
  return other ?? ascending ?? descending ?? '';
}
