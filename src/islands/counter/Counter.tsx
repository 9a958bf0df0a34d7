import { useStore } from '@nanostores/react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { counter } from '../../i18n/counter/counter.ts';
import { $selectedOrders, clearSelection, selectAllShown } from '../../stores/counter/selection.ts';
import { Text } from '../../ui/base/Text.tsx';
import { OrdersTable } from '../../ui/order-list/OrdersTable.tsx';
import { MoveBar } from './MoveBar.tsx';
import { rowParts } from './row-parts.tsx';

function SelectAll({ shown }: { shown: number }) {
  const selected = useStore($selectedOrders).length;
  const isAll = selected === shown;
  return (
    <label className="select-all">
      <input
        type="checkbox"
        className="form-check-input"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !isAll;
        }}
        onChange={isAll ? clearSelection : selectAllShown}
      />
      <Text of={counter.texts.selectAll} />
    </label>
  );
}

type CounterProps = { orders: readonly OrderSummary[]; today: string };

/** The list of orders as the lab works with it: many are selected and moved on at once. */
export function Counter({ orders, today }: CounterProps) {
  return (
    <div className="counter">
      <div className="counter-tools">
        <SelectAll shown={orders.length} />
      </div>
      <OrdersTable orders={orders} today={today} showsAccount parts={rowParts} />
      <MoveBar />
    </div>
  );
}
