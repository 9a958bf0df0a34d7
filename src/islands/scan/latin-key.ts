/** Keys without a character: a dead key, or one that the browser cannot name. */
const unnamed = new Set(['Dead', 'Unidentified', 'Process']);

/** Whether a key types text; a Persian layout may type two letters with one key. */
const isText = (key: string) => key.length === 1 || unnamed.has(key) || /[^\x20-\x7e]/.test(key);

/**
 * The letter, digit or hyphen that a key has on a Latin keyboard, if the current layout gives another character. A hand
 * scanner sends key presses, which would type Persian with a Persian layout.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  if (!isText(key) || key === ' ') return null;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return /^[A-Za-z]$/.test(key) ? null : letter;
  const [, digit] = /^(?:Digit|Numpad)([0-9])$/.exec(code) ?? [];
  if (digit) return /^[\x20-\x7e]$/.test(key) ? null : digit;
  const isHyphen = code === 'Minus' || code === 'NumpadSubtract';
  return isHyphen && key !== '-' && key !== '_' ? '-' : null;
}

/** Types a key into a field as on a Latin keyboard, if the layout would type something else. */
export function typeLatin(event: KeyboardEvent, field: HTMLInputElement): void {
  const latin = latinKey(event);
  if (latin === null) return;
  event.preventDefault();
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(latin, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
}
