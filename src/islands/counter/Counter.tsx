import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { breakpoints } from '../../panel/constants.ts';
import { followScanned } from '../../stores/counter/follow-scanned.ts';
import { $opened, openBeside } from '../../stores/counter/opened.ts';
import { orderKey } from '../../stores/counter/selection.ts';
import { MoveBar } from './MoveBar.tsx';
import { OrderPane, paneId } from './OrderPane.tsx';
import { QueueSort } from './QueueSort.tsx';
import { type QueueProps, QueueTable } from './QueueTable.tsx';
import { SelectAll } from './row-parts.tsx';
import { isRowLink, rowLinks, rowOf } from './rows.ts';
import { usePaperwork } from './use-paperwork.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** Marks the row of the open order without rendering it again. */
function useOpenedMark(box: { current: HTMLElement | null }, orders: QueueProps['orders']) {
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
    // Rows change height when an order is open next to them.
    if (opened) box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [box, opened]);
  return opened;
}

/** The lab's list of orders, with keyboard control, bulk actions, and an order open next to it. */
export function Counter({ orders, today }: QueueProps) {
  useEffect(followScanned, []);
  const box = useRef<HTMLDivElement>(null);
  const { printing, print, end } = usePaperwork();
  useQueueKeys({ box, orders, print: (paper) => void print(paper) });
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
        <SelectAll />
        <QueueSort />
      </div>
      <div className={opened ? 'counter-split has-pane' : 'counter-split'}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are pressed, by keyboard too. */}
        <div onClick={openOnPress}>
          <QueueTable orders={orders} today={today} />
          <MoveBar print={(paper) => void print(paper)} />
        </div>
        {opened && <OrderPane {...opened} />}
      </div>
      {printing && <printing.View {...printing.job} onOver={end} />}
    </div>
  );
}
