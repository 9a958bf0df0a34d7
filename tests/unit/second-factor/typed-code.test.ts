import { expect, test } from 'vitest';
import { readAppCode, readRecoveryCode } from '../../../src/domain/second-factor/typed-code.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['\u200f١٢٣-٤٥٦', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('the code of an app typed as %j is %j', (typed, code) => {
  expect(readAppCode(typed)).toBe(code);
});

test.each([
  ['abcd-efgh-jkmn-pqrs', 'abcdefghjkmnpqrs'],
  ['ABCD EFGH JKMN PQR۱', 'abcdefghjkmnpqr1'],
  ['abcd-efgh-jkmn', null],
  ['abcd-efgh-jkmn-pqrs-t', null],
  ['abcd_efgh_jkmn_pqrs', null],
])('the recovery code typed as %j is %j', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});
