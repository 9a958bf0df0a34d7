import { expect, test } from 'vitest';
import { digitsText } from '../../../src/i18n/language/digits-text.ts';

test.each([
  ['021-8877 6655', '\u2066۰۲۱-۸۸۷۷ ۶۶۵۵\u2069', '\u2066021-8877 6655\u2069'],
  ['+98 912 000 0000', '\u2066+۹۸ ۹۱۲ ۰۰۰ ۰۰۰۰\u2069', '\u2066+98 912 000 0000\u2069'],
])('the number %s has the digits of each language, in its own order', (number, fa, en) => {
  expect(digitsText(number)).toEqual([fa, en]);
});
