import { expect, test } from 'vitest';
import { readMobile, writeMobile } from '../../../src/domain/typed/mobile.ts';

test.each([
  ['09123456789', '+989123456789'],
  ['۰۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
  ['9123456789', '+989123456789'],
  ['+98 912 345 6789', '+989123456789'],
  ['0098-912-345-6789', '+989123456789'],
  ['989123456789', '+989123456789'],
  ['\u200e٠٩١٢٣٤٥٦٧٨٩', '+989123456789'],
  [' ', ''],
  ['02188776655', null],
  ['0912345678', null],
  ['091234567890', null],
  ['+4915112345678', null],
  ['نمی‌دانم', null],
])('the mobile number typed as %j is %j', (typed, mobile) => {
  expect(readMobile(typed)).toBe(mobile);
});

test('a number in any usual notation is read as the same number', () => {
  expect(writeMobile('+989123456789')).toBe('0912 345 6789');
  expect(readMobile(writeMobile('+989123456789'))).toBe('+989123456789');
  expect(writeMobile('')).toBe('');
});
