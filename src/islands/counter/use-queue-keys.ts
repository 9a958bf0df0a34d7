import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import type { TicketPaper } from '../../ui/ticket/TicketFrame.tsx';
import { queueActs } from './queue-acts.ts';
import { type QueueCommand, queueCommand } from './queue-command.ts';
import { rowOf } from './rows.ts';

/** Where keys have another meaning: fields, dialogs, and the shell's menus. */
const elsewhere =
  'input:not([type="checkbox"]), select, textarea, dialog, [role="dialog"], [popover], #drawer';
const scanField = '[name="scan"]';

/** What a key that is held down does again and again; it never moves an order twice. */
const whileHeld: ReadonlySet<QueueCommand> = new Set([
  'next',
  'previous',
  'extendNext',
  'extendPrevious',
]);

/** Whether a key pressed here is the counter's: not while typing, nor in a dialog. */
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

/** The queue by keyboard: through the rows, selecting, moving on, opening next to the list. */
export function useQueueKeys({ box, ...queue }: Queue): void {
  const given = useRef(queue);
  given.current = queue;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { acts, place } = queueActs({
      box: element,
      orders: () => given.current.orders,
      print: (paper) => given.current.print(paper),
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
    // Runs before the scan field, which takes all unused keys.
    document.addEventListener('keydown', catchKey, true);
    element.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('keydown', catchKey, true);
      element.removeEventListener('focusin', remember);
    };
  }, [box]);
}
