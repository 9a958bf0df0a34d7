import { expect, test } from 'vitest';
import { pricedWords } from '../../../src/i18n/assortment/priced-words.ts';
import { tierName } from '../../../src/i18n/tiers/tiers.ts';

const bare = (text: readonly [string, string]) =>
  text.map((said) => said.replace(/[\u2066-\u2069]/g, ''));

test.each([
  ['standard', 'عادی', 'Standard'],
  ['partner', 'همکار', 'Partner'],
  ['wholesale', 'عمده', 'Wholesale'],
  ['vip-shops', 'vip-shops', 'vip-shops'],
])('the price group %s is called %s, %s', (id, fa, en) =>
  expect(bare(tierName(id))).toEqual([fa, en]),
);

test('a price of a group names it in either language', () =>
  expect(bare(pricedWords('coating hmc wholesale', () => ['اچ‌ام‌سی', 'HMC']))).toEqual([
    'اچ‌ام‌سی (عمده)',
    'HMC (Wholesale)',
  ]));
