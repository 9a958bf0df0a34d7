import fc from 'fast-check';
import { expect, test } from 'vitest';
import { masked } from '../../../../server/process/log/masked.ts';

test.each([
  ['+989123456789', '…89'],
  ['0912 345 6789 is switched off', '…89 is switched off'],
  ['۰۹۱۲-۳۴۵-۶۷۸۹ خاموش است', '…۸۹ خاموش است'],
  ['chat 123456789 not found', 'chat …89 not found'],
  [
    '550 5.1.1 <ali.rezaei@mail.example>: no such user',
    '550 5.1.1 <a…@mail.example>: no such user',
  ],
  ['https://api.telegram.org/bot12:AbC/sendMessage failed', 'api.telegram.org/… failed'],
  ['https://fcm.googleapis.com/fcm/send/abc:def', 'fcm.googleapis.com/…'],
  ['status 429, try again in 30 s', 'status 429, try again in 30 s'],
  ['', ''],
])('“%s” becomes “%s”', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

test('no mobile number remains, wherever and however it is written', () => {
  const digits = fc.stringMatching(/^09\d{9}$/);
  const grouped = fc
    .tuple(digits, fc.constantFrom('', ' ', '-'))
    .map(([text, between]) => text.replace(/^(\d{4})(\d{3})/, `$1${between}$2${between}`));
  fc.assert(
    fc.property(fc.string(), grouped, fc.string(), (before, number, after) => {
      const shown = masked(`${before} ${number} ${after}`);
      expect(shown).not.toContain(number);
      expect(shown).not.toContain(number.replace(/[ -]/g, ''));
    }),
  );
});
