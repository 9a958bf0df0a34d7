import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { orderSorts } from '../../domain/order/order-sort.ts';
import { sortOf, sortsOf } from '../../domain/order/queue-sort.ts';
import { orders as words } from '../../i18n/orders/orders.ts';
import { $columns } from '../../stores/counter/columns.ts';
import { orderKey } from '../../stores/counter/selection.ts';
import { $choice, choose } from '../../stores/orders/list-choice.ts';
import { queueColumnsOf } from '../../ui/counter/queue-columns.tsx';
import { ActiveTable } from '../../ui/table/ActiveTable.tsx';
import { Moved, selectColumn } from './row-parts.tsx';

function sortBy(name: string): void {
  const view = orderSorts.find((sort) => sort === name);
  if (view) choose({ view });
}

export type QueueProps = {
  orders: readonly OrderSummary[];
  /** The day at the lab, by which an order is late. */
  today: string;
};

/** The orders in the columns that the person has chosen. */
export function QueueTable({ orders, today }: QueueProps) {
  const chosen = useStore($columns);
  const choice = useStore($choice);
  const possible = sortsOf(choice).join();
  const columns = useMemo(() => {
    const sorts = orderSorts.filter((sort) => possible.split(',').includes(sort));
    return [selectColumn, ...queueColumnsOf(chosen, sorts, { today, Note: Moved })];
  }, [chosen, possible, today]);
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
