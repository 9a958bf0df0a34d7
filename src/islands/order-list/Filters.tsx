import { type ReactNode, useState } from 'react';
import { everything } from '../../domain/order/list-choice.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { orderKinds } from '../../i18n/orders/orders.ts';
import { $orderCounts } from '../../stores/orders/filtered-orders.ts';
import { $choice, choose, toggleState } from '../../stores/orders/list-choice.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx';
import { StateFilter } from '../../ui/order-list/StateFilter.tsx';
import { useLive } from '../base/use-live.ts';
import { useMessages } from '../base/use-messages.ts';
import { DayRangeFields } from '../calendar/DayRangeFields.tsx';
import { SearchBox } from './SearchBox.tsx';

const { texts } = orderList;

function StateButtons() {
  const { states } = useLive($choice, everything);
  const counted = useLive($orderCounts, null);
  return (
    <StateFilter
      chosen={states}
      counts={counted?.counts ?? null}
      most={counted?.most ?? 0}
      onToggle={toggleState}
      onAll={() => choose({ states: [] })}
    />
  );
}

function Selects() {
  const { kind, view } = useLive($choice, everything);
  const words = useMessages(orderList);
  const kinds = useMessages(orderKinds);
  return (
    <>
      <FilterSelect
        label={texts.orderKind}
        chosen={kind}
        options={[
          ['', words.allKinds],
          ['rx', kinds.rx],
          ['stock', kinds.stock],
          ['accessories', kinds.accessories],
        ]}
        onChoose={(chosen) => choose({ kind: chosen })}
      />
      <FilterSelect
        name="view-filter"
        label={texts.view}
        chosen={view}
        options={[
          ['newest', words.newest],
          ['promise', words.promise],
          ['late', words.late],
        ]}
        onChoose={(chosen) => choose({ view: chosen })}
      />
    </>
  );
}

function Days() {
  const { from, to } = useLive($choice, everything);
  return <DayRangeFields from={from} to={to} onPick={choose} />;
}

/** Search and filters of the list. On narrow screens, all but the search and the states are collapsed. */
export function Filters({ children }: { children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="order-filters">
      <div className="filter-row">
        <SearchBox />
        <button
          type="button"
          className="btn btn-outline-primary filter-toggle"
          aria-expanded={isOpen}
          aria-controls="order-filter-fields"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="list" />
          {say(texts.filters)}
        </button>
        <div id="order-filter-fields" className={isOpen ? 'filter-fields open' : 'filter-fields'}>
          {children}
          <div className="filter-pair">
            <Selects />
          </div>
          <div className="filter-pair">
            <Days />
          </div>
        </div>
      </div>
      <StateButtons />
    </div>
  );
}
