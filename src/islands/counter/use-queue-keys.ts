import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import type { TicketPaper } from '../../ui/ticket/TicketFrame.tsx';
import { queueActs } from './queue-acts.ts';
import { type QueueCommand, queueCommand } from './queue-command.ts';
import { rowOf } from './rows.ts';

/** Elements in which keys have another meaning: fields, dialogs, and the shell's menus. */
const elsewhere =
  'input:not([type="checkbox"]), select, textarea, dialog, [role="dialog"], [popover], #drawer';
const scanField = '[name="scan"]';

/** Commands that repeat while the key is held down. Moving an order isn't one of them. */
const whileHeld: ReadonlySet<QueueCommand> = new Set([
  'next',
  'previous',
  'extendNext',
  'extendPrevious',
]);

/** Whether the counter handles a key: not while the user types, nor in a dialog. */
function isCounters(key: string, target: Element, box: HTMLElement): boolean {
  if (key !== 'Escape') return target.closest(elsewhere) === null;
  if (target.matches(scanField) || target === document.body) return true;
  return box.contains(target) && target.closest(elsewhere) === null;
}

type Queue = {
  box: RefObject<HTMLElement | null>;
  orders: readonly OrderSummary[];
  print: (paper: TicketPaper) => void;
};

/** Keyboard control of the queue: walks the rows, selects, moves orders on, and opens them next to the list. */
export function useQueueKeys({ box, ...queue }: Queue): void {
  const latest = useRef(queue);
  latest.current = queue;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { acts, place } = queueActs({
      box: element,
      orders: () => latest.current.orders,
      print: (paper) => latest.current.print(paper),
    });
    const catchKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!(target instanceof Element) || !isCounters(key, target, element)) return;
      // The browser toggles a checkbox on space.
      if (key === ' ' && target.matches('input')) return;
      const command = queueCommand(event, rowOf(element, target) >= 0);
      if (!command) return;
      event.preventDefault();
      if (event.repeat && !whileHeld.has(command)) return;
      acts[command]();
    };
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) place.remember(target);
    };
    // The capture phase runs before the scan field, which takes all unused keys.
    document.addEventListener('keydown', catchKey, true);
    element.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('keydown', catchKey, true);
      element.removeEventListener('focusin', remember);
    };
  }, [box]);
}
