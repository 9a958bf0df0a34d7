import { useStore } from '@nanostores/react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { counter } from '../../i18n/counter/counter.ts';
import { fill } from '../../i18n/language/message.ts';
import { clearAllMatching } from '../../stores/counter/all-matching.ts';
import { $results } from '../../stores/counter/results.ts';
import {
  $selectedOrders,
  orderKey,
  orderSelection,
  selectAllShown,
} from '../../stores/counter/selection.ts';
import { $orders } from '../../stores/orders/orders.ts';
import { say } from '../../ui/base/say.tsx';
import { MoveNote } from '../../ui/counter/MoveNote.tsx';
import type { OrderColumn } from '../../ui/order-list/order-columns.tsx';
import { SelectBox } from '../base/SelectBox.tsx';
import { useMessages } from '../base/use-messages.ts';

/** Selects all visible orders, or none. */
export function SelectAll() {
  const shown = useStore($orders)?.orders.length ?? 0;
  const selected = useStore($selectedOrders).length;
  const isAll = selected === shown;
  const { selectAll } = useMessages(counter);
  return (
    <label className="select-all">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={selectAll}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !isAll;
        }}
        onChange={isAll ? clearAllMatching : selectAllShown}
      />
      <span className="select-all-text">{say(counter.texts.all)}</span>
    </label>
  );
}

/** The column of checkboxes that select orders. */
export const selectColumn: OrderColumn = {
  key: 'select',
  title: null,
  place: 'order-lead',
  head: <SelectAll />,
  cell: (order) => (
    <SelectBox
      of={orderSelection}
      id={orderKey(order)}
      label={fill(counter.texts.select, { number: order.number })}
    />
  ),
};

/** Result of moving an order. Subscribes only to its own key, so that a result doesn't render other rows. */
export function Moved({ order }: { order: OrderSummary }) {
  const key = orderKey(order);
  const result = useStore($results, { keys: [key] })[key];
  return result && <MoveNote result={result} />;
}
