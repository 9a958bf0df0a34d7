/** The server's names of the sort orders it supports for a column. */
export type ColumnSort = { ascending?: string; descending?: string };

export type Direction = 'ascending' | 'descending';

/** The direction in which rows are sorted by a column; `none` if they aren't sorted by it. */
export function directionOf({ ascending, descending }: ColumnSort, sort: string) {
  if (sort === ascending) return 'ascending';
  return sort === descending ? 'descending' : 'none';
}

/** The sort order after a click on the heading: ascending first, then descending, if the server supports both. */
export function sortAfter({ ascending, descending }: ColumnSort, sort: string): string {
  const other = sort === ascending ? descending : ascending;
  return other ?? ascending ?? descending ?? '';
}
