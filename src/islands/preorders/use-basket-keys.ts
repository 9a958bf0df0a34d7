import { useLayoutEffect } from 'react';
import type { Preorder } from '../../domain/order/preorder.ts';
import { $preorders } from '../../stores/device/preorders.ts';
import {
  $selectedPreorders,
  clearSelection,
  selectSendable,
  selectTo,
  toggle,
} from '../../stores/preorders/selection.ts';
import { sendSelected } from '../../stores/preorders/send-several.ts';
import { type BasketCommand, basketCommand } from './basket-command.ts';

/** Where keys have another meaning: fields, dialogs, and the shell's menus. */
const elsewhere =
  'input:not([type="checkbox"]), select, textarea, dialog, [role="dialog"], [popover], #drawer';

const cards = () => [...document.querySelectorAll<HTMLElement>('.preorder')];
const cardOf = (element: Element | null) => element?.closest<HTMLElement>('.preorder') ?? null;
const preorderIn = (card: HTMLElement | null): Preorder | undefined =>
  $preorders.get()?.find(({ id }) => card?.id === `preorder-${id}`);

/** Focuses the next or previous card; the first one if none has the focus. */
function goBy(by: 1 | -1): Preorder | undefined {
  const all = cards();
  const now = cardOf(document.activeElement);
  const card = now ? all[all.indexOf(now) + by] : all[0];
  card?.focus();
  return preorderIn(card ?? null);
}

function extend(by: 1 | -1): void {
  const here = preorderIn(cardOf(document.activeElement));
  if (here && $selectedPreorders.get().length === 0) toggle(here.id);
  const next = goBy(by);
  if (next) selectTo(next.id);
}

type Delete = (preorders: readonly Preorder[]) => void;

function actsFor(remove: Delete): Record<BasketCommand, () => void> {
  const here = () => preorderIn(cardOf(document.activeElement));
  return {
    next: () => goBy(1),
    previous: () => goBy(-1),
    extendNext: () => extend(1),
    extendPrevious: () => extend(-1),
    select() {
      const preorder = here();
      if (preorder) toggle(preorder.id);
    },
    all: selectSendable,
    send: () => void sendSelected(),
    delete() {
      const preorder = here();
      const selected = $selectedPreorders.get();
      if (selected.length > 0) remove(selected);
      else if (preorder) remove([preorder]);
    },
    clear: clearSelection,
  };
}

/** Commands that repeat while their key is held down. */
const repeating: ReadonlySet<BasketCommand> = new Set([
  'next',
  'previous',
  'extendNext',
  'extendPrevious',
]);

function commandOf(event: KeyboardEvent): BasketCommand | null {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(elsewhere)) return null;
  const card = cardOf(target);
  if (card === target) return basketCommand(event, 'card');
  return basketCommand(event, card ? 'inCard' : 'elsewhere');
}

/** Keyboard control of the list: moving through the cards, selecting, sending, deleting. */
export function useBasketKeys(remove: Delete): void {
  useLayoutEffect(() => {
    const acts = actsFor(remove);
    const catchKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      if (!event.repeat || repeating.has(command)) acts[command]();
    };
    document.addEventListener('keydown', catchKey);
    return () => document.removeEventListener('keydown', catchKey);
  }, [remove]);
}
