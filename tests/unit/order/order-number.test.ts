import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { idEndOfNumber } from '../../../src/domain/order/read-order-number.ts';

it('writes the last 40 bits of the id in eight letters that are hard to confuse', () => {
  expect(orderNumber('0198f2a0-0000-7000-8000-000000000000')).toBe('0000-0000');
  expect(orderNumber('0198f2a0-0000-7000-8000-ffffffffffff')).toBe('ZZZZ-ZZZZ');
  expect(orderNumber('0198f2a0-0000-7000-8000-000000000021')).toBe('0000-0011');
});

it('is the same for the same order, regardless of what precedes its last bits', () => {
  expect(orderNumber('0198f2a0-1111-7111-8111-110123456789')).toBe('04HM-ASW9');
  expect(orderNumber('0198f2a0-2222-7222-8222-220123456789')).toBe('04HM-ASW9');
});

describe('idEndOfNumber', () => {
  it('is the end of the id the number was made from', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(idEndOfNumber(orderNumber(id))).toBe(id.replaceAll('-', '').slice(-10));
      }),
    );
  });

  it.each([
    ['without a hyphen, in small letters', '7k3m9qxd'],
    ['with spaces', ' 7K3M 9QXD '],
  ])('reads a number %s', (_, text) => {
    expect(idEndOfNumber(text)).toBe(idEndOfNumber('7K3M-9QXD'));
  });

  it('reads letters that look like digits as those', () => {
    expect(idEndOfNumber('OIL0-0000')).toBe(idEndOfNumber('0110-0000'));
  });

  it.each(['', '7K3M-9QX', '7K3M-9QXDD', '7K3M-9QXU', 'فروشگاه۱'])('refuses %j', (text) => {
    expect(idEndOfNumber(text)).toBe(null);
  });
});
