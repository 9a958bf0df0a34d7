import type { ChosenColumn, ColumnWidth, QueueColumn } from '../../domain/counter/queue-columns.ts';
import type { OrderSort } from '../../domain/order/order-sort.ts';
import { columnNames } from '../../i18n/counter/queue-columns.ts';
import { type CellGiven, type OrderColumn, orderColumn } from '../order-list/order-columns.tsx';

/** The sort orders for a column that the server supports. */
type Sorts = { ascending?: OrderSort; descending?: OrderSort };

const sorts: Readonly<Partial<Record<QueueColumn, Sorts>>> = {
  account: { ascending: 'account' },
  placed: { ascending: 'oldest', descending: 'newest' },
  promised: { ascending: 'promise', descending: 'promiseLast' },
  state: { ascending: 'state' },
};

/** Class names in full, so that the build sees that these rules are used. */
const widths: Readonly<Record<ColumnWidth, string>> = {
  narrow: 'column-narrow',
  normal: 'column-normal',
  wide: 'column-wide',
};

/** A column with those of its sort orders that are possible now. */
export function sortedColumn(column: OrderColumn, possible: readonly OrderSort[]): OrderColumn {
  const { ascending, descending } = sorts[column.key as QueueColumn] ?? {};
  const up = ascending && possible.includes(ascending) && { ascending };
  const down = descending && possible.includes(descending) && { descending };
  return up || down ? { ...column, sort: { ...up, ...down } } : column;
}

/** The chosen columns of the lab's queue. `possible` are the sort orders available now. */
export function queueColumnsOf(
  chosen: readonly ChosenColumn[],
  possible: readonly OrderSort[],
  given: Omit<CellGiven, 'showsAccount'>,
): readonly OrderColumn[] {
  return chosen
    .filter(({ isShown }) => isShown)
    .map(({ name, width }) => {
      const column = orderColumn(name, { ...given, showsAccount: true });
      const place = `${column.place} ${widths[width]}`;
      return sortedColumn({ ...column, title: columnNames[name], place }, possible);
    });
}
