import { describe, expect, it } from 'vitest';
import { findTier, type Tier, tierWord } from '../../../src/domain/tiers/tier.ts';
import { pricedWords } from '../../../src/i18n/assortment/priced-words.ts';
import { tierNames } from '../../../src/i18n/tiers/tiers.ts';

const bare = (text: readonly [string, string]) =>
  text.map((said) => said.replace(/[\u2066-\u2069]/g, ''));

const tier = (id: string, fa: string, en: string): Tier => ({ id, name: { fa, en } });
const tiers = [
  tier('standard', 'عادی', 'Standard'),
  tier('hmkar', 'همکار', 'Partner'),
  tier('one', 'ویژه', 'VIP'),
  tier('two', 'ویژه', 'VIP 2'),
  tier('vip', 'طلایی', 'Gold'),
];

describe('a price group', () => {
  it.each([
    ['hmkar', 'همکار', 'Partner'],
    ['gone', 'gone', 'gone'],
  ])('with the id %s is called %s, %s', (id, fa, en) =>
    expect(bare(tierNames(tiers)(id))).toEqual([fa, en]),
  );

  it.each([
    ['its id', 'hmkar', 'hmkar'],
    ['its Persian name', ' همکار ', 'hmkar'],
    ['its English name, in any case', 'pARTNER', 'hmkar'],
    ['its name in Arabic letters', 'همكار', 'hmkar'],
    ['its id before the name of another group', 'vip', 'vip'],
    ['a unique name', 'vip 2', 'two'],
    ['a name shared by two groups', 'ویژه', undefined],
    ['any other name', 'خرده', undefined],
    ['nothing', ' ', undefined],
    ['signs', '★', undefined],
  ])('is found by %s', (_, text, id) => expect(findTier(tiers, text)?.id).toBe(id));

  it.each([
    ['standard', 'fa', 'عادی'],
    ['standard', 'en', 'Standard'],
    ['one', 'fa', 'one'],
    ['one', 'en', 'VIP'],
    ['two', 'en', 'VIP 2'],
  ] as const)('%s is written in %s as %s', (id, locale, word) => {
    expect(tierWord(tiers, id, locale)).toBe(word);
    expect(findTier(tiers, word)?.id).toBe(id);
  });

  it('is named with its prices, in either language', () => {
    const nameOf = (item: string) =>
      item === 'tier wholesale' ? (['عمده', 'Wholesale'] as const) : (['اچ‌ام‌سی', 'HMC'] as const);
    expect(bare(pricedWords('coating hmc wholesale', nameOf))).toEqual([
      'اچ‌ام‌سی (عمده)',
      'HMC (Wholesale)',
    ]);
  });
});
