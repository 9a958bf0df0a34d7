import { expect, test } from 'vitest';
import { passphraseFault } from '../../../src/domain/order-file/passphrase.ts';

test.each([
  ['', 'short'],
  ['elevenchars', 'short'],
  ['           a', 'short'],
  ['ababababababab', 'simple'],
  ['abcde fghij k', null],
  ['یک عینک برای سارا', null],
])('%j is %s', (typed, fault) => {
  expect(passphraseFault(typed)).toBe(fault);
});
