import { type RefObject, useEffect, useRef } from 'react';
import type { OrderSummary } from '../../domain/order/order.ts';
import { queueActs } from './queue-acts.ts';
import { type QueueCommand, queueCommand } from './queue-command.ts';
import { rowOf } from './rows.ts';

const fields = 'input:not([type="checkbox"]), select, textarea, [role="dialog"]';
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
  if (key !== 'Escape') return target.closest(fields) === null;
  if (target.matches(scanField) || target === document.body) return true;
  return box.contains(target) && target.closest(fields) === null;
}

type Queue = {
  box: RefObject<HTMLElement | null>;
  orders: readonly OrderSummary[];
  showHelp: () => void;
};

/** The queue by keyboard: through the rows, selecting, moving on, opening beside. */
export function useQueueKeys({ box, orders, showHelp }: Queue): void {
  const given = useRef({ orders, showHelp });
  given.current = { orders, showHelp };
  useEffect(() => {
    const queue = box.current;
    if (!queue) return;
    const { acts, place } = queueActs({
      box: queue,
      orders: () => given.current.orders,
      showHelp: () => given.current.showHelp(),
    });
    const catchKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!(target instanceof Element) || !isCounters(key, target, queue)) return;
      // A space presses a checkbox by itself.
      if (key === ' ' && target.matches('input')) return;
      const command = queueCommand(event, rowOf(queue, target) >= 0);
      if (!command) return;
      event.preventDefault();
      if (event.repeat && !whileHeld.has(command)) return;
      acts[command]();
    };
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) place.remember(target);
    };
    // Before the scan field, which takes the keys that nobody else uses.
    document.addEventListener('keydown', catchKey, true);
    queue.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('keydown', catchKey, true);
      queue.removeEventListener('focusin', remember);
    };
  }, [box]);
}
