import { expect, it } from 'vitest';
import { readTaxRate } from '../../../src/domain/assortment/typed-tax-rate.ts';
import { rateWords } from '../../../src/i18n/assortment/tax-rates.ts';

const from = '2027-03-21';

it.each([
  ['10', 1000],
  ['۹', 900],
  ['9.25', 925],
  ['۹٫۵', 950],
  ['0', 0],
  ['100', 10_000],
])('reads %s percent as %i basis points', (percent, rate) => {
  expect(readTaxRate({ percent, day: from })).toEqual({ rate, from });
});

it.each([
  ['', 'required'],
  ['100.01', 'percent'],
  ['-1', 'percent'],
  ['9.125', 'percent'],
  ['ten', 'percent'],
])('is at fault with “%s”: %s', (percent, fault) => {
  expect(readTaxRate({ percent, day: from })).toEqual({ faults: { percent: fault } });
});

it('asks for the day from which it holds', () => {
  expect(readTaxRate({ percent: '10', day: '' })).toEqual({ faults: { day: 'required' } });
});

it('is said with its first day', () => {
  expect(rateWords({ rate: 925, from })[1]).toBe('\u20669.25\u2069% from 21 Mar 2027');
});
