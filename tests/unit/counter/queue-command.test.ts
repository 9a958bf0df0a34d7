import { describe, expect, test } from 'vitest';
import { queueCommand } from '../../../src/islands/counter/queue-command.ts';

const key = (name: string, code: string, held: Partial<KeyboardEvent> = {}) => ({
  key: name,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('keys at the counter', () => {
  test.each([
    ['j', 'KeyJ', 'next'],
    ['ت', 'KeyJ', 'next'],
    ['n', 'KeyN', 'step'],
    ['؟', 'Slash', 'help'],
    ['Escape', 'Escape', 'close'],
  ] as const)('%s (%s) is %s, in any layout', (name, code, command) => {
    expect(queueCommand(key(name, code), false)).toBe(command);
  });

  test('arrows and space are theirs only in a row', () => {
    const pressed = [key('ArrowDown', 'ArrowDown'), key(' ', 'Space')];
    expect(pressed.map((each) => queueCommand(each, true))).toEqual(['next', 'select']);
    expect(pressed.map((each) => queueCommand(each, false))).toEqual([null, null]);
    const extending = key('ArrowUp', 'ArrowUp', { shiftKey: true });
    expect(queueCommand(extending, true)).toBe('extendPrevious');
  });

  test('input from a hand scanner is left to the scan field', () => {
    const typed = [
      key('K', 'KeyK', { shiftKey: true }),
      key('K', 'KeyK'),
      key('k', 'KeyK', { shiftKey: true }),
      key('7', 'Digit7'),
      key('-', 'Minus'),
    ];
    expect(typed.map((each) => queueCommand(each, true))).toEqual(typed.map(() => null));
  });

  test('shortcuts of the browser stay the browser’s', () => {
    expect(queueCommand(key('a', 'KeyA', { ctrlKey: true }), true)).toBeNull();
  });
});
