import { expect, test } from 'vitest';
import { decodeText } from '../../../../server/use-cases/hand-off/read-regular-file.ts';

const text = '{"پیام": "ok"}';
const utf16be = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 as Windows writes it', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['big-endian UTF-16', utf16be],
])('%s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test.each([
  ['a byte of another code page', Buffer.from([0x22, 0xc7, 0x22])],
  ['half a character at the end', Buffer.from(text).subarray(0, 3)],
  ['a lone surrogate', Buffer.from([0xed, 0xa0, 0x80])],
  ['an overlong form', Buffer.from([0xc0, 0xaf])],
  ['an odd number of bytes in UTF-16', Buffer.from([0xff, 0xfe, 0x7b])],
])('%s is rejected rather than read with replacement characters', (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined();
});
