import { describe, expect, test } from 'vitest';
import { foundBy, searchWords } from '../../../src/domain/typed/search-words.ts';

/** Whether a search finds an order with these texts, by the server's rule. */
function finds(typed: string, ...texts: string[]): boolean {
  const words = foundBy(texts);
  return searchWords(typed).every((part) => words.some((word) => word.startsWith(part)));
}

describe('a search', () => {
  test.each([
    ['كريمي', 'کریمی'],
    ['کریمی', 'كريمي'],
    ['مومنی', 'مؤمنی'],
    ['مؤمنی', 'مومنی'],
    ['اقای احمدی', 'آقای أحمدی'],
    ['فاطمه', 'فاطمة'],
    ['۱۲', 'سینی 12'],
    ['12', 'سینی ۱۲'],
    ['١٢', 'سینی ۱۲'],
    ['علی‌رضا', 'علیرضا'],
    ['علی رضا', 'علی‌رضا'],
    ['علیرضا', 'علی‌رضا'],
    ['رضا', 'علی‌رضا'],
    ['محمّد', 'محمد'],
    ['7k3m-9qxd', '7K3M-9QXD'],
    ['7K3M9QXD', '7K3M-9QXD'],
    ['9qxd', '7K3M-9QXD'],
    ['n-102', 'N-102'],
    ['n102', 'N-102'],
    ['CAFÉ', 'cafe'],
    ['احم', 'رضا احمدی'],
    ['احمدی رضا', 'رضا احمدی'],
  ])('for «%s» finds «%s»', (typed, text) => {
    expect(finds(typed, text)).toBe(true);
  });

  test.each([
    ['مدی', 'احمدی'],
    ['رضا کریمی', 'رضا احمدی'],
    ['103', 'N-102'],
  ])('for «%s» does not find «%s»', (typed, text) => {
    expect(finds(typed, text)).toBe(false);
  });

  test('can match its words in different texts of one order', () => {
    expect(finds('احمدی n-102', 'N-102', 'رضا احمدی')).toBe(true);
  });

  test('of only punctuation has no words', () => {
    expect(searchWords(' - «» ‌ ')).toEqual([]);
  });

  test('has no character that a pattern of SQL would read as a wildcard or escape', () => {
    expect(searchWords(String.raw`50% a_b \x 'y'`).join('')).toMatch(/^[0-9a-z]+$/);
  });
});
