/** A command that a key triggers in the list of pre-orders. */
export type BasketCommand =
  | 'next'
  | 'previous'
  | 'extendNext'
  | 'extendPrevious'
  | 'select'
  | 'all'
  | 'send'
  | 'delete'
  | 'clear';

/** Commands by key position, as in the lab's list, so that they work in any keyboard layout. */
const byPosition: Readonly<Record<string, BasketCommand>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyX: 'select',
  KeyA: 'all',
  KeyN: 'send',
};

const anywhere: Readonly<Record<string, BasketCommand>> = { Escape: 'clear', Delete: 'delete' };

/** Only within a card; elsewhere these keys scroll the page. */
const inCard: Readonly<Record<string, BasketCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
};

const extending: Readonly<Record<string, BasketCommand>> = {
  ArrowDown: 'extendNext',
  ArrowUp: 'extendPrevious',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key. `place` says what has the focus: a card itself, something in a card, or anything else. */
export function basketCommand(
  pressed: Pressed,
  place: 'card' | 'inCard' | 'elsewhere',
): BasketCommand | null {
  const { key, code, shiftKey } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  // Within a card, a space presses the focused button.
  if (key === ' ') return place === 'card' && !shiftKey ? 'select' : null;
  const arrows = shiftKey ? extending : inCard;
  const named = place === 'elsewhere' ? undefined : arrows[key];
  if (named ?? anywhere[key]) return named ?? anywhere[key] ?? null;
  return shiftKey ? null : (byPosition[code] ?? null);
}
