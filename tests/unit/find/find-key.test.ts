import { describe, expect, test } from 'vitest';
import { isFindKey } from '../../../src/islands/shell/header/find-key.ts';

const pressed = (key: string, code: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const control = { ctrlKey: true };

describe('the key that opens the field', () => {
  test.each([
    ['Ctrl+K', pressed('k', 'KeyK', control), true],
    ['⌘K', pressed('k', 'KeyK', { metaKey: true }), true],
    ['with caps lock', pressed('K', 'KeyK', control), true],
    ['on a Persian keyboard', pressed('ن', 'KeyK', control), true],
    ['where another key types a k', pressed('k', 'KeyV', control), true],
    ['what types another letter in its place', pressed('t', 'KeyK', control), false],
    ['the letter alone', pressed('k', 'KeyK'), false],
    [
      'with Shift, which is the browser’s',
      pressed('K', 'KeyK', { ...control, shiftKey: true }),
      false,
    ],
    ['with AltGr', pressed('ł', 'KeyK', { ...control, altKey: true }), false],
    ['another Persian letter', pressed('م', 'KeyL', control), false],
  ])('%s', (_, key, opens) => {
    // An event's properties are its prototype's.
    expect(isFindKey(Object.create(key))).toBe(opens);
  });
});
