import { expect, it } from 'vitest';
import { orderNumber } from '../../../src/domain/order/order-number.ts';

it('writes the last 40 bits of the id in eight letters that are hard to confuse', () => {
  expect(orderNumber('0198f2a0-0000-7000-8000-000000000000')).toBe('0000-0000');
  expect(orderNumber('0198f2a0-0000-7000-8000-ffffffffffff')).toBe('ZZZZ-ZZZZ');
  expect(orderNumber('0198f2a0-0000-7000-8000-000000000021')).toBe('0000-0011');
});

it('is the same for the same order, whatever came before its last bits', () => {
  expect(orderNumber('0198f2a0-1111-7111-8111-110123456789')).toBe('04HM-ASW9');
  expect(orderNumber('0198f2a0-2222-7222-8222-220123456789')).toBe('04HM-ASW9');
});
