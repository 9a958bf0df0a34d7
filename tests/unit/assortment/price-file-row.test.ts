import { describe, expect, it } from 'vitest';
import {
  type FilePrice,
  priceFileRow,
  readPriceRow,
} from '../../../src/domain/assortment/price-file-row.ts';
import { priceRows } from '../../../src/domain/assortment/price-rows.ts';
import { applyTo } from '../../../src/domain/revisions/entry.ts';
import { changes, small } from '../revisions/assortment.ts';

const items = applyTo(
  small,
  changes({
    'price 2026-11-01 coating hmc b': { price: 80 },
    'price 2026-12-10 coating hmc b': { price: null, isGeneral: true },
  }),
);
const rows = priceRows(items, '2026-11-22');
const tier = (id: string, fa: string) => ({ id, name: { fa, en: fa } });
const known = {
  prices: new Map(rows.map((row) => [row.of, row])),
  tiers: [tier('b', 'همکار'), tier('c', 'ویژه'), tier('007', 'هفت')],
};
const stock = rows.find(({ of }) => of.startsWith('stock'))?.of ?? '';

const read = (of: string, tier: string, price: FilePrice, day = '2026-12-01') =>
  readPriceRow({ of, tier, price, day }, known);

describe('a row of a file of prices', () => {
  it('is read as it was written, and changes nothing', () => {
    for (const row of rows) {
      expect(readPriceRow(priceFileRow(row, '2026-11-22'), known), row.of).toEqual({
        change: null,
      });
    }
    expect(rows.map((row) => priceFileRow(row, '').tier)).toContain('b');
  });

  it.each<[string, string, string, FilePrice, object]>([
    ['the general price', 'coating hmc', '', 5, { of: 'coating hmc', value: { price: 5 } }],
    ['a tier’s own', 'coating hmc', 'b', 5, { of: 'coating hmc b', value: { price: 5 } }],
    ['a tier by its name', 'coating hmc', 'همكار', 5, { of: 'coating hmc b', value: { price: 5 } }],
    ['a new tier’s own', 'coating hmc', 'c', null, { of: 'coating hmc c', value: { price: null } }],
    ['a tier in the id', 'coating hmc b', '', 5, { of: 'coating hmc b', value: { price: 5 } }],
    [
      'the general price again',
      'coating hmc',
      'b',
      'general',
      { of: 'coating hmc b', value: { price: null, isGeneral: true } },
    ],
    ['a price of stock', stock, '', 5, { of: stock, value: { price: 5 } }],
  ])('changes %s', (_, of, tier, price, change) => {
    expect(read(of, tier, price)).toEqual({ change: { day: '2026-12-01', ...change } });
  });

  it('has the tier whose zeros a spreadsheet took off', () => {
    const row = { of: 'coating hmc', tier: '7', price: 5, day: '2026-12-01' };
    expect(readPriceRow(row, known)).toMatchObject({ change: { of: 'coating hmc 007' } });
  });

  it.each<[string, string, FilePrice, string]>([
    ['the price that the tier has', 'b', 80, '2026-12-01'],
    ['the general price of a tier without its own', 'c', 1_200_000, '2026-12-01'],
    ['the general price where it holds', 'c', 'general', '2026-12-01'],
    ['the general price where it will hold', 'b', 'general', '2026-12-10'],
  ])('changes nothing for %s', (_, tier, price, day) => {
    expect(read('coating hmc', tier, price, day)).toEqual({ change: null });
  });

  it.each<[string, string, string, FilePrice, object]>([
    ['what is not there', 'coating none', '', 1, { at: 'of', why: 'unknownPrice' }],
    ['a tier of stock', stock, 'b', 1, { at: 'tier', why: 'noTier' }],
    ['a tier that is not there', 'coating hmc', 'B one', 1, { at: 'tier', why: 'unknownTier' }],
    ['no tier', 'coating hmc', '', 'general', { at: 'tier', why: 'onlyTiers' }],
  ])('is refused for %s', (_, of, tier, price, fault) => {
    expect(read(of, tier, price)).toEqual({ fault });
  });
});
