import { expect, test } from 'vitest';
import { readSixDigits } from '../../../src/domain/typed/six-digits.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['\u200f١٢٣-٤٥٦', '123456'],
  ['٠٠١-٢٣٤', '001234'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('the code %j is read as %j', (typed, code) => {
  expect(readSixDigits(typed)).toBe(code);
});
