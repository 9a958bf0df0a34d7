type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key opens the global search: Ctrl+K or ⌘K, in any keyboard layout. */
export function isFindKey(pressed: Pressed): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const isK = /^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK';
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
