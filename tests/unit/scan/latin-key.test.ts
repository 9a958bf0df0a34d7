import { expect, test } from 'vitest';
import { latinKey } from '../../../src/islands/scan/latin-key.ts';

test.each([
  ['«', 'KeyK', 'K'],
  ['ن', 'KeyK', 'K'],
  [']', 'KeyO', 'O'],
  ['۷', 'Digit7', '7'],
  ['ـ', 'Minus', '-'],
  ['لا', 'KeyB', 'B'],
  ['ریال', 'KeyR', 'R'],
  ['Dead', 'KeyQ', 'Q'],
  ['Unidentified', 'KeyD', 'D'],
  ['پ', 'KeyM', 'M'],
  ['ئ', 'KeyM', 'M'],
  ['\u064b', 'KeyQ', 'Q'],
  ['\u200c', 'KeyB', 'B'],
  ['٣', 'Digit3', '3'],
  ['۳', 'Numpad3', '3'],
  ['\u2212', 'NumpadSubtract', '-'],
  ['÷', 'Minus', '-'],
  ['–', 'Minus', '-'],
  ['3', 'Numpad3', null],
  ['k', 'KeyK', null],
  ['Shift', 'ShiftLeft', null],
  ['F5', 'F5', null],
  ['Unidentified', '', null],
  ['ن', '', null],
  ['K', 'KeyK', null],
  ['7', 'Digit7', null],
  ['&', 'Digit7', null],
  ['-', 'Minus', null],
  [' ', 'Space', null],
  ['Enter', 'Enter', null],
])('%s on %s is read as %s', (key, code, latin) => {
  expect(latinKey({ key, code })).toBe(latin);
});
