/** What a key does in the list of pre-orders. */
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

/** By the key's place, as at the lab's counter: they work in any keyboard layout. */
const byPlace: Readonly<Record<string, BasketCommand>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyX: 'select',
  KeyA: 'all',
  KeyN: 'send',
};

const anywhere: Readonly<Record<string, BasketCommand>> = { Escape: 'clear', Delete: 'delete' };

/** Only in a card: elsewhere these keys scroll the page. */
const inCard: Readonly<Record<string, BasketCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
};

const extending: Readonly<Record<string, BasketCommand>> = {
  ArrowDown: 'extendNext',
  ArrowUp: 'extendPrevious',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key; `place` is what has the focus: a card itself, something in a card, or anything else. */
export function basketCommand(
  pressed: Pressed,
  place: 'card' | 'inCard' | 'elsewhere',
): BasketCommand | null {
  const { key, code, shiftKey } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  // In a card a space presses the button that has the focus.
  if (key === ' ') return place === 'card' && !shiftKey ? 'select' : null;
  const arrows = shiftKey ? extending : inCard;
  const named = place === 'elsewhere' ? undefined : arrows[key];
  if (named ?? anywhere[key]) return named ?? anywhere[key] ?? null;
  return shiftKey ? null : (byPlace[code] ?? null);
}
