import type { OrderState } from '../../domain/lifecycle/order-state.ts';
import { stateNames } from '../../domain/lifecycle/state-names.ts';
import { countUpTo } from '../../i18n/language/count-up-to.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { orderStates } from '../../i18n/orders/orders.ts';
import { say } from '../base/say.tsx';

type StateFilterProps = {
  chosen: readonly OrderState[];
  /** Orders in each state; null until known. */
  counts: Readonly<Record<OrderState, number>> | null;
  /** Counting stops at this number. */
  most: number;
  onToggle: (state: OrderState) => void;
  onAll: () => void;
};

/** `999+` where counting stopped. */
function Count({ count, most }: { count: number; most: number }) {
  return <span className="state-count">{say(countUpTo(count, most))}</span>;
}

/** A toggle button for each state that has orders. */
export function StateFilter({ chosen, counts, most, onToggle, onAll }: StateFilterProps) {
  const shown = stateNames.filter((state) => chosen.includes(state) || (counts?.[state] ?? 0) > 0);
  return (
    <fieldset className="state-filter">
      <legend className="visually-hidden">{say(orderList.texts.states)}</legend>
      <button type="button" className="choice" aria-pressed={chosen.length === 0} onClick={onAll}>
        {say(orderList.texts.allStates)}
      </button>
      {shown.map((state) => (
        <button
          key={state}
          type="button"
          className="choice"
          aria-pressed={chosen.includes(state)}
          onClick={() => onToggle(state)}
        >
          {say(orderStates.texts[state])}
          {counts && <Count count={counts[state]} most={most} />}
        </button>
      ))}
    </fieldset>
  );
}
