import { navigate } from 'astro:transitions/client';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import type { AskedEvent } from '../../../domain/lifecycle/order-event.ts';
import type { Transition } from '../../../domain/lifecycle/transition.ts';
import type { Order } from '../../../domain/order/order.ts';
import { desk } from '../../../i18n/order/shop-desk.ts';
import dialogSheet from '../../../styles/dialog.scss?url';
import { lazy } from '../../base/lazy-code.ts';
import type { EventDialogProps, Notice } from '../acting/acting.ts';

const { texts } = desk;

type Opened = { Dialog: ComponentType<EventDialogProps>; transition: Transition };

const dialog = lazy(
  async () => (await import('../acting/AnyEventDialog.tsx')).AnyEventDialog,
  dialogSheet,
);
const acting = lazy(() => import('../../../stores/orders/act-on-order.ts'));

/** An action may remove its own button. Focus then moves to the heading, not to the top of the page. */
function focusIfLost(heading: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    const at = document.activeElement;
    if (!at || at === document.body) heading.current?.focus();
  });
}

/** What the buttons of an order's desk do: open a dialog, go to another screen, or act immediately. */
export function useActing(order: Order) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [busy, setBusy] = useState<AskedEvent['event'] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function settle(next: Notice): void {
    setOpened(null);
    setNotice(next);
    focusIfLost(heading);
  }

  async function open(transition: Transition): Promise<void> {
    setNotice(null);
    try {
      const Dialog = await dialog.fetch();
      setOpened({ Dialog, transition });
    } catch {
      setNotice({ kind: 'problem', why: texts.notLoaded, retry: () => void open(transition) });
    }
  }

  /** Goes to the screen where the action is done. */
  async function goTo(opens: (order: Order) => Promise<string>): Promise<void> {
    setNotice(null);
    try {
      await navigate(await opens(order));
    } catch {
      setNotice({ kind: 'problem', why: texts.notLoaded, retry: () => void goTo(opens) });
    }
  }

  /** Sends an event that needs no further input. */
  async function actAtOnce(transition: Transition): Promise<void> {
    const event = transition.event as AskedEvent['event'];
    setNotice(null);
    setBusy(event);
    const retry = () => void actAtOnce(transition);
    const act = await acting.fetch().catch(() => undefined);
    const result = await act?.actOnOrder(order, { event, message: '' });
    setBusy(null);
    if (!result) return settle({ kind: 'problem', why: texts.notLoaded, retry });
    if (result.kind === 'done') settle({ kind: 'done', event });
    if (result.kind === 'changed') {
      settle({ kind: 'overtaken', news: result.news, isTextKept: false });
    }
    if (result.kind === 'unknown') settle({ kind: 'problem', why: texts[result.why], retry });
    if (result.kind === 'refused') settle({ kind: 'problem', why: texts.refused, retry });
  }

  return {
    opened,
    notice,
    busy,
    heading,
    settle,
    open,
    goTo,
    actAtOnce,
    close: () => setOpened(null),
  };
}
