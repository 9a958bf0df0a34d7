/** A keyboard command of the counter. */
export type QueueCommand =
  | 'next'
  | 'previous'
  | 'extendNext'
  | 'extendPrevious'
  | 'select'
  | 'all'
  | 'step'
  | 'again'
  | 'more'
  | 'tickets'
  | 'roll'
  | 'files'
  | 'close'
  | 'help';

/** By physical key, so that they work in any keyboard layout. */
const byPlace: Readonly<Record<string, QueueCommand>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyX: 'select',
  KeyA: 'all',
  KeyN: 'step',
  KeyR: 'again',
  KeyM: 'more',
  KeyT: 'tickets',
  KeyY: 'roll',
  KeyL: 'files',
};

const anywhere: Readonly<Record<string, QueueCommand>> = {
  '?': 'help',
  '\u061f': 'help',
  Escape: 'close',
};

/** Only while a row has the focus: elsewhere these keys scroll the page. */
const inRow: Readonly<Record<string, QueueCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ' ': 'select',
};

const extending: Readonly<Record<string, QueueCommand>> = {
  ArrowDown: 'extendNext',
  ArrowUp: 'extendPrevious',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key, or null. Ignores capitals and digits, because a barcode scanner types them. */
export function queueCommand(pressed: Pressed, isInRow: boolean): QueueCommand | null {
  const { key, code, shiftKey } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const named = anywhere[key] ?? (isInRow ? (shiftKey ? extending : inRow)[key] : undefined);
  if (named) return named;
  return shiftKey || /^[A-Z]$/.test(key) ? null : (byPlace[code] ?? null);
}
