import { expect, test } from 'vitest';
import { latinKey } from '../../../src/islands/scan/latin-key.ts';

test.each([
  ['«', 'KeyK', 'K'],
  ['ن', 'KeyK', 'K'],
  [']', 'KeyO', 'O'],
  ['۷', 'Digit7', '7'],
  ['ـ', 'Minus', '-'],
  ['K', 'KeyK', null],
  ['7', 'Digit7', null],
  ['&', 'Digit7', null],
  ['-', 'Minus', null],
  [' ', 'Space', null],
  ['Enter', 'Enter', null],
])('%s on %s is read as %s', (key, code, latin) => {
  expect(latinKey({ key, code })).toBe(latin);
});
