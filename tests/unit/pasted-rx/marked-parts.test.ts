import { expect, test } from 'vitest';
import {
  hasUnreadNumber,
  markedParts,
} from '../../../src/domain/pasted-rx/message/marked-parts.ts';
import { readPasted } from '../../../src/domain/pasted-rx/read-pasted.ts';

const marked = (text: string) =>
  markedParts(text, readPasted(text)).flatMap(({ text: part, as }) =>
    as === null ? [] : [[part, as]],
  );

test('distinguishes ignored parts from those read and those asked about', () => {
  expect(marked('R -2.25 0.75 x 90, dia 65')).toEqual([
    ['-2.25', 'read'],
    ['0.75', 'asked'],
    ['90', 'read'],
    ['dia 65', 'unread'],
  ]);
  expect(marked('سلام، نسخه خانم نمونه\nراست ۲-\nقطر ۷۰')).toEqual([
    ['سلام', 'unread'],
    ['خانم نمونه', 'unread'],
    ['۲-', 'read'],
    ['قطر ۷۰', 'unread'],
  ]);
});

test('keeps every character of a message, in its order', () => {
  for (const text of [
    '',
    '\n',
    'R -2.00 😀 x\n\n77',
    '«۱۴۰۴/۰۹/۱۴» L -1.00 - خب',
    'R\u200f 2.5Δ up and in',
  ]) {
    expect(
      markedParts(text, readPasted(text))
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});

test('tells whether a number was ignored', () => {
  const has = (text: string) => hasUnreadNumber(markedParts(text, readPasted(text)));
  expect(has('R -2.25 thanks')).toBe(false);
  expect(has('R -2.25 tel 0912 345 6789')).toBe(true);
});
