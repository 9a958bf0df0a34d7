import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { sortOf } from '../../domain/order/queue-sort.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { clearAllMatching } from '../../stores/counter/all-matching.ts';
import { orderKey } from '../../stores/counter/selection.ts';
import { $sorts, sortBy } from '../../stores/counter/sorts.ts';
import { $choice } from '../../stores/orders/list-choice.ts';
import { sortedColumn } from '../../ui/counter/queue-columns.tsx';
import { orderColumns } from '../../ui/order-list/order-columns.tsx';
import { ActiveTable } from '../../ui/table/ActiveTable.tsx';
import type { OwnPart } from './LazyOwnList.tsx';
import { OwnBar } from './OwnBar.tsx';
import { QueueDialogs } from './QueueDialogs.tsx';
import { QueueMove } from './QueueMove.tsx';
import { QueueSort } from './QueueSort.tsx';
import { QueueViews } from './QueueViews.tsx';
import { SelectAll, selectColumn } from './row-parts.tsx';
import { usePaperwork } from './use-paperwork.ts';

type ListProps = { orders: readonly OrderSummary[]; today: string };

/** Rows that can be selected and sorted. */
function Rows({ orders, today }: ListProps) {
  useEffect(() => clearAllMatching, []);
  const sorts = useStore($sorts);
  const sort = sortOf(useStore($choice));
  const { printing, print, end } = usePaperwork();
  const columns = useMemo(() => {
    const shown = orderColumns({ showsAccount: false, today });
    return [selectColumn, ...shown.map((column) => sortedColumn(column, sorts))];
  }, [sorts, today]);
  return (
    <div className="counter">
      <div className="counter-tools">
        <SelectAll />
        <QueueSort />
      </div>
      <ActiveTable
        name="orders queue"
        caption={titles.texts.orders}
        columns={columns}
        rows={orders}
        idOf={orderKey}
        sort={sort}
        onSort={sortBy}
      />
      <OwnBar print={(paper) => void print(paper)} />
      {printing && <printing.View {...printing.job} onOver={end} />}
    </div>
  );
}

/** Saved filters, and the results of bulk actions. */
function Tools() {
  return (
    <>
      <div className="queue-tools">
        <QueueViews />
      </div>
      <QueueMove />
      <QueueDialogs />
    </>
  );
}

/** A shop's list: the rows, or, without `orders`, the tools above them. Both are in one chunk. */
export function OwnList({ orders, today = '' }: OwnPart) {
  return orders ? <Rows orders={orders} today={today} /> : <Tools />;
}
