import { describe, expect, it } from 'vitest';
import { type AmountUnit, amountWords } from '../../../src/i18n/amount/amount-words.ts';

describe('the words below an amount', () => {
  it.each<[string, AmountUnit, string]>([
    ['one million', 'toman', 'Enter digits only, such as 190,000'],
    ['one', 'count', 'Enter digits only, such as 12'],
    ['-20', 'toman', 'Enter it without a plus or minus sign'],
    ['999999999999', 'toman', 'This number is too large'],
    ['99999999999999999', 'count', 'This number is too large'],
    ['1.5', 'toman', 'Enter a whole number, without decimals'],
  ])('say of “%s” in %s: %s', (text, unit, words) => {
    expect(amountWords(text, unit)?.[1]).toBe(words);
  });

  it('are left out of a count that looks the same', () => {
    for (const count of ['12', '5,000', '۵٬۰۰۰']) expect(amountWords(count, 'count')).toBeNull();
    expect(amountWords('5000', 'count')?.[1]).toContain('5,000');
    expect(amountWords('12', 'toman')?.[1]).toContain('12');
  });
});
