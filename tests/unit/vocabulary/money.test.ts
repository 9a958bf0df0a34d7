import { describe, expect, it } from 'vitest';
import { rials } from '../../../src/domain/vocabulary/money.ts';
import { rialsToToman, sumPrices } from '../../../src/domain/vocabulary/prices.ts';

describe('prices', () => {
  it('add up', () => {
    expect(sumPrices([1_000, 0, 250])).toBe(1_250);
    expect(sumPrices([])).toBe(0);
  });

  it('are on request as soon as one part is', () => {
    expect(sumPrices([1_000, null])).toBeNull();
    expect(sumPrices([null, 1_000])).toBeNull();
  });

  it('are ten rials to the toman', () => {
    expect(rialsToToman(1_150_000)).toBe('115000');
    expect([0, 7, 10, 1_234, -56].map(rialsToToman)).toEqual(['0', '0.7', '1', '123.4', '-5.6']);
    expect(rialsToToman(Number.MAX_SAFE_INTEGER)).toBe('900719925474099.1');
  });
});

it.each([-1, 0.5, 1e12 + 1, Number.NaN])('rejects an amount of %d rials', (amount) => {
  expect(rials.safeParse(amount).success).toBe(false);
});
