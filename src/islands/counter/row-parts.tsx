import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { counter } from '../../i18n/counter/counter.ts';
import { fill } from '../../i18n/language/message.ts';
import { $results } from '../../stores/counter/results.ts';
import { $selected, orderKey, selectTo, toggleSelected } from '../../stores/counter/selection.ts';
import { Text } from '../../ui/base/Text.tsx';
import { MoveNote } from '../../ui/counter/MoveNote.tsx';
import type { RowParts } from '../../ui/order-list/OrderRow.tsx';

type PartProps = { order: OrderSummary };

/** Follows the row's own key, so that selecting one order renders no other row. */
function Lead({ order }: PartProps) {
  const key = orderKey(order);
  const isSelected = useStore($selected, { keys: [key] })[key] === true;
  const press = ({ shiftKey, currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (!shiftKey) return toggleSelected(order);
    selectTo(order);
    // The press takes the tick off a box that was selected already.
    currentTarget.checked = true;
  };
  return (
    <label className="row-select">
      <input
        type="checkbox"
        className="form-check-input"
        checked={isSelected}
        onClick={press}
        readOnly
      />
      <span className="visually-hidden">
        <Text of={fill(counter.texts.select, { number: order.number })} />
      </span>
    </label>
  );
}

function Note({ order }: PartProps) {
  const key = orderKey(order);
  const result = useStore($results, { keys: [key] })[key];
  return result && <MoveNote result={result} />;
}

/** What the counter adds to each row: its checkbox, and what became of moving it. */
export const rowParts: RowParts = { Lead, Note };
