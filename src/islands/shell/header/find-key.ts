type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key opens the field that finds everything: Ctrl+K or ⌘K, in any keyboard layout. */
export function isFindKey({ key, code, ...held }: Pressed): boolean {
  const isK = /^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK';
  return isK && (held.ctrlKey || held.metaKey) && !held.altKey && !held.shiftKey;
}
