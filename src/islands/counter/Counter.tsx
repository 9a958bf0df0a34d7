import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { counter } from '../../i18n/counter/counter.ts';
import { breakpoints } from '../../panel/constants.ts';
import { followScanned } from '../../stores/counter/follow-scanned.ts';
import { $opened, openBeside } from '../../stores/counter/opened.ts';
import {
  $selectedOrders,
  clearSelection,
  orderKey,
  selectAllShown,
} from '../../stores/counter/selection.ts';
import { say } from '../../ui/base/say.tsx';
import { OrdersTable } from '../../ui/order-list/OrdersTable.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { KeysButton, keysDialog } from './KeysButton.tsx';
import { MoveBar } from './MoveBar.tsx';
import { OrderPane, paneId } from './OrderPane.tsx';
import { Moved, selectColumn } from './row-parts.tsx';
import { isRowLink, rowLinks, rowOf } from './rows.ts';
import { usePaperwork } from './use-paperwork.ts';
import { useQueueKeys } from './use-queue-keys.ts';

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
      {say(counter.texts.selectAll)}
    </label>
  );
}

type CounterProps = { orders: readonly OrderSummary[]; today: string };

/** Marks the row of the open order; its link is not rendered again for it. */
function useOpenedMark(box: { current: HTMLElement | null }, orders: CounterProps['orders']) {
  const opened = useStore($opened);
  useEffect(() => {
    if (!box.current) return;
    for (const [place, link] of rowLinks(box.current).entries()) {
      const order = orders[place];
      const isOpen = opened && order && orderKey(order) === `${opened.account}/${opened.id}`;
      if (isOpen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }, [box, opened, orders]);
  useEffect(() => {
    // Beside an open order the rows have another height.
    if (opened) box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [box, opened]);
  return opened;
}

/** The list as the lab works with it: keyboard control, bulk actions, an order open next to it. */
export function Counter({ orders, today }: CounterProps) {
  useEffect(followScanned, []);
  const box = useRef<HTMLDivElement>(null);
  const [isHelped, setHelped] = useState(false);
  const showHelp = () => setHelped(true);
  const { printing, print, end } = usePaperwork();
  useQueueKeys({ box, orders, showHelp, print: (paper) => void print(paper) });
  const opened = useOpenedMark(box, orders);
  const openOnPress = (press: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = press;
    const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey;
    if (!isPlain || !(target instanceof Element) || !isRowLink(target) || !box.current) return;
    const order = orders[rowOf(box.current, target)];
    if (!order || !matchMedia(`(min-width: ${breakpoints.md}px)`).matches) return;
    press.preventDefault();
    const isOpen = opened?.id === order.id && opened.account === order.account.id;
    if (isOpen) document.getElementById(paneId)?.focus();
    else openBeside(order);
  };
  return (
    <div className="counter" ref={box}>
      <div className="counter-tools">
        <SelectAll shown={orders.length} />
        <KeysButton onPress={showHelp} />
      </div>
      <div className={opened ? 'counter-split has-pane' : 'counter-split'}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are pressed, by keyboard too. */}
        <div onClick={openOnPress}>
          <OrdersTable
            orders={orders}
            today={today}
            showsAccount
            lead={selectColumn}
            Note={Moved}
          />
          <MoveBar print={(paper) => void print(paper)} />
        </div>
        {opened && <OrderPane {...opened} />}
      </div>
      {printing && <printing.View {...printing.job} onOver={end} />}
      {isHelped && <Lazy of={keysDialog} given={{ onClose: () => setHelped(false) }} />}
    </div>
  );
}
