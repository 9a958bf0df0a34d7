import { useStore } from '@nanostores/react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { counter } from '../../i18n/counter/counter.ts';
import { fill } from '../../i18n/language/message.ts';
import { $results } from '../../stores/counter/results.ts';
import { orderKey, orderSelection } from '../../stores/counter/selection.ts';
import { MoveNote } from '../../ui/counter/MoveNote.tsx';
import type { OrderColumn } from '../../ui/order-list/order-columns.tsx';
import { SelectBox } from '../base/SelectBox.tsx';

/** The boxes that select orders. */
export const selectColumn: OrderColumn = {
  key: 'select',
  title: null,
  place: 'order-lead',
  cell: (order) => (
    <SelectBox
      of={orderSelection}
      id={orderKey(order)}
      label={fill(counter.texts.select, { number: order.number })}
    />
  ),
};

/** What became of moving an order. Follows its own key, so that one result renders no other row. */
export function Moved({ order }: { order: OrderSummary }) {
  const key = orderKey(order);
  const result = useStore($results, { keys: [key] })[key];
  return result && <MoveNote result={result} />;
}
