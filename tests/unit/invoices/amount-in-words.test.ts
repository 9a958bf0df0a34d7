import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inWords } from '../../../src/domain/invoices/amount-in-words.ts';

test.each([
  [0, 'صفر', 'zero'],
  [7, 'هفت', 'seven'],
  [15, 'پانزده', 'fifteen'],
  [21, 'بیست و یک', 'twenty-one'],
  [100, 'صد', 'one hundred'],
  [305, 'سیصد و پنج', 'three hundred and five'],
  [999, 'نهصد و نود و نه', 'nine hundred and ninety-nine'],
  [1_000, 'یک هزار', 'one thousand'],
  [1_250, 'یک هزار و دویست و پنجاه', 'one thousand two hundred and fifty'],
  [1_099, 'یک هزار و نود و نه', 'one thousand and ninety-nine'],
  [100_000, 'صد هزار', 'one hundred thousand'],
  [1_000_001, 'یک میلیون و یک', 'one million and one'],
  [
    18_460_000,
    'هجده میلیون و چهارصد و شصت هزار',
    'eighteen million four hundred and sixty thousand',
  ],
  [2_000_000_000, 'دو میلیارد', 'two billion'],
  [1_500_000_000_000, 'یک هزار و پانصد میلیارد', 'one thousand five hundred billion'],
  [-40, 'منهای چهل', 'minus forty'],
])('%d in words', (amount, fa, en) => {
  expect(inWords(amount, 'fa')).toBe(fa);
  expect(inWords(amount, 'en')).toBe(en);
});

test('no two amounts have the same words, and no word is missing', () => {
  const amount = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(amount, amount, fc.constantFrom('fa', 'en'), (one, other, locale) => {
      const said = inWords(one, locale);
      expect(said).not.toMatch(/ {2}|^ | $|undefined|_/);
      if (one !== other) expect(said).not.toBe(inWords(other, locale));
    }),
  );
});
