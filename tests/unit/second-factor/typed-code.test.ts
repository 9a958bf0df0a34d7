import { expect, test } from 'vitest';
import { readRecoveryCode } from '../../../src/domain/second-factor/typed-code.ts';

test.each([
  ['abcd-efgh-jkmn-pqrs', 'abcdefghjkmnpqrs'],
  ['ABCD EFGH JKMN PQR۱', 'abcdefghjkmnpqr1'],
  ['abcd-efgh-jkmn', null],
  ['abcd-efgh-jkmn-pqrs-t', null],
  ['abcd_efgh_jkmn_pqrs', null],
])('the recovery code typed as %j is %j', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});
