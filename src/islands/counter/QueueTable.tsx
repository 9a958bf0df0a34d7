import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { sortOf } from '../../domain/order/queue-sort.ts';
import { orders as words } from '../../i18n/orders/orders.ts';
import { $columns } from '../../stores/counter/columns.ts';
import { orderKey } from '../../stores/counter/selection.ts';
import { $sorts, sortBy } from '../../stores/counter/sorts.ts';
import { $choice } from '../../stores/orders/list-choice.ts';
import { queueColumnsOf } from '../../ui/counter/queue-columns.tsx';
import { ActiveTable } from '../../ui/table/ActiveTable.tsx';
import { Moved, selectColumn } from './row-parts.tsx';

export type QueueProps = {
  orders: readonly OrderSummary[];
  /** Today at the lab, to tell which orders are late. */
  today: string;
};

/** The orders in the user's chosen columns. */
export function QueueTable({ orders, today }: QueueProps) {
  const chosen = useStore($columns);
  const choice = useStore($choice);
  const sorts = useStore($sorts);
  const columns = useMemo(
    () => [selectColumn, ...queueColumnsOf(chosen, sorts, { today, Note: Moved })],
    [chosen, sorts, today],
  );
  return (
    <ActiveTable
      name="orders queue"
      caption={words.texts.ofAll}
      columns={columns}
      rows={orders}
      idOf={orderKey}
      sort={sortOf(choice)}
      onSort={sortBy}
    />
  );
}
