import type { Column } from './column.ts';

/** The classes of a column's head and cells. */
export function classOf({
  place = '',
  isNumber,
}: Pick<Column<never>, 'place' | 'isNumber'>): string | undefined {
  return (isNumber ? `${place} table-number` : place) || undefined;
}
