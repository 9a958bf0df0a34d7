import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { taxRate } from '../../../src/domain/ledger/tax.ts';
import { taxWithin } from '../../../src/domain/ledger/tax-within.ts';

const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const rate = fc.integer({ min: 0, max: 10_000 });

describe('the tax in an amount', () => {
  test.each([
    ['10 % of an even amount', 1_100_000, 1000, 100_000],
    ['rounded down', 104, 1000, 9],
    ['rounded up', 105, 1000, 10],
    ['a half, rounded up', 3, 2000, 1],
    ['at no rate', 1_000, 0, 0],
    ['at 100 %', 1_001, 10_000, 501],
    ['of nothing', 0, 1000, 0],
    ['of the largest sum, exactly', Number.MAX_SAFE_INTEGER, 10_000, 4_503_599_627_370_496],
  ])('%s', (_, gross, rate, tax) => {
    expect(taxWithin(gross, rate)).toBe(tax);
  });

  it('is whole, within the amount, and at most half a rial from the exact one', () => {
    fc.assert(
      fc.property(amount, rate, (gross, rate) => {
        const tax = taxWithin(gross, rate);
        expect(Number.isSafeInteger(tax)).toBe(true);
        expect(tax >= 0 && tax <= gross).toBe(true);
        const whole = 10_000n + BigInt(rate);
        const error = BigInt(tax) * whole - BigInt(gross) * BigInt(rate);
        expect(2n * (error < 0n ? -error : error) <= whole).toBe(true);
      }),
    );
  });
});

test('a rate is a whole number of basis points up to 100 %', () => {
  for (const sound of [0, 1, 1000, 10_000]) expect(taxRate.safeParse(sound).success).toBe(true);
  for (const wrong of [-1, 10_001, 0.5, '10', null]) {
    expect(taxRate.safeParse(wrong).success).toBe(false);
  }
});
