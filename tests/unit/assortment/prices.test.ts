import { describe, expect, it } from 'vitest';
import {
  type PriceRow,
  priceOn,
  priceRows,
  rowsOfTier,
} from '../../../src/domain/assortment/price-rows.ts';
import { emptyBulk, generalOnly, readBulk } from '../../../src/domain/assortment/typed-bulk.ts';
import { emptyNewPrice, readNewPrice } from '../../../src/domain/assortment/typed-new-price.ts';
import type { Assortment, Entry } from '../../../src/domain/revisions/entry.ts';
import { formatItem } from '../../../src/domain/revisions/item-key.ts';

const of = 'coating hmc';
const price = (day: string, amount: number | null): Entry => {
  return { kind: 'price', day, of, value: { price: amount } };
};
const coating = {
  kind: 'coating',
  id: 'hmc',
  value: { name: { fa: 'ه', en: 'H' }, price: 100, isHard: true, workingDays: 0, position: 0 },
} as const satisfies Entry;

const assortment = (...entries: Entry[]): Assortment =>
  new Map(entries.map((entry) => [formatItem(entry), entry]));

const named = (rows: readonly PriceRow[]) => new Map(rows.map((row) => [row.of, row]));

describe('the list of prices', () => {
  it('has the price of the latest day in effect, and those planned for later by day', () => {
    const entries = assortment(
      coating,
      price('2026-12-20', 400),
      price('2026-11-01', 200),
      price('2026-11-22', 300),
      price('2026-12-01', null),
    );
    const planned = [
      { day: '2026-12-01', price: null, isGeneral: false },
      { day: '2026-12-20', price: 400, isGeneral: false },
    ];
    expect(priceRows(entries, '2026-11-22')).toEqual([
      { of, item: 'coating hmc', general: null, isGeneral: false, now: 300, planned },
    ]);
  });

  it('has the price of the item itself until the first day', () => {
    const rows = priceRows(assortment(coating, price('2026-12-01', 200)), '2026-11-22');
    expect(rows[0]?.now).toBe(100);
    expect(priceOn(named(rows), of, '2026-11-30')).toBe(100);
    expect(priceOn(named(rows), of, '2026-12-01')).toBe(200);
  });
});

describe('the tiers’ own prices', () => {
  const own = (day: string, tier: string, amount: number | null, isGeneral?: true): Entry => {
    return {
      kind: 'price',
      day,
      of: `${of} ${tier}`,
      value: { price: amount, ...(isGeneral && { isGeneral }) },
    };
  };
  const rows = priceRows(
    assortment(
      coating,
      price('2026-12-10', 200),
      own('2026-11-01', 'b', 80),
      own('2026-12-05', 'b', null, true),
      own('2026-11-01', 'over', 70),
      own('2026-11-10', 'over', null, true),
      own('2026-12-20', 'planned', 60),
    ),
    '2026-11-22',
  );

  it('are below the general one, while they apply or are planned', () => {
    expect(rows.map((row) => [row.of, row.now])).toEqual([
      ['coating hmc', 100],
      ['coating hmc b', 80],
      ['coating hmc planned', 100],
    ]);
  });

  it('are found by their tier', () => {
    const names = (tier: string) => rowsOfTier(rows, tier).map((row) => row.of);
    expect(['b', 'planned', 'over', 'hmc'].map(names)).toEqual([
      ['coating hmc b'],
      ['coating hmc planned'],
      [],
      [],
    ]);
  });

  it.each([
    ['b', '2026-12-04', 80],
    ['b', '2026-12-05', 100],
    ['b', '2026-12-10', 200],
    ['planned', '2026-12-19', 200],
    ['planned', '2026-12-20', 60],
    ['other', '2026-12-10', 200],
  ])('of %s hold on %s: %d', (tier, day, expected) => {
    expect(priceOn(named(rows), `${of} ${tier}`, day)).toBe(expected);
  });
});

describe('a new price', () => {
  it.each([
    ['nothing', {}, { toman: 'required', day: 'required' }],
    ['no day', { toman: '12' }, { day: 'required' }],
    ['a price of −1', { toman: '-1', day: '2026-12-01' }, { toman: 'amount' }],
    ['no price of a tier', { tier: 'b', day: '2026-12-01' }, { toman: 'required' }],
  ])('is refused for %s', (_, typed, faults) => {
    expect(readNewPrice({ ...emptyNewPrice(of), ...typed })).toEqual({ faults });
  });

  it('is of the tier whose price was opened', () => {
    expect(emptyNewPrice(`${of} b`).tier).toBe('b');
    expect(emptyNewPrice(of).tier).toBe('');
  });

  const day = '2026-12-01';

  it('is read in rials, or as on request', () => {
    const read = (typed: object) => readNewPrice({ ...emptyNewPrice(of), day, ...typed });
    expect(read({ toman: '۱٬۲۰۰' })).toEqual({ tier: null, value: { price: 12_000 }, day });
    expect(read({ isOnRequest: true })).toEqual({ tier: null, value: { price: null }, day });
  });

  it('is a tier’s own, or the general one again', () => {
    const read = (typed: object) => readNewPrice({ ...emptyNewPrice(of), day, ...typed });
    expect(read({ tier: ' b ', toman: '1' })).toEqual({ tier: 'b', value: { price: 10 }, day });
    expect(read({ tier: 'b', isGeneral: true })).toEqual({
      tier: 'b',
      value: { price: null, isGeneral: true },
      day,
    });
    expect(read({ isGeneral: true, toman: '1' })).toMatchObject({ value: { price: 10 } });
  });
});

describe('a bulk change', () => {
  const typed = {
    ...emptyBulk,
    of: 'coating',
    by: '8',
    roundTo: '1,000',
    fromDay: '2026-12-01',
  } as const;

  it.each([
    ['8', { percent: 8 }],
    ['−۲٫۵', { percent: -2.5 }],
    ['+10.25%', { percent: 10.25 }],
    ['٪۸', { percent: 8 }],
  ])('reads %s percent', (by, read) => {
    expect(readBulk({ ...typed, by })).toEqual({
      asked: { which: { of: 'coating' }, by: read, roundTo: 10_000, fromDay: '2026-12-01' },
    });
  });

  it('reads an amount in toman, with its sign, and what it is of', () => {
    const asked = {
      ...typed,
      of: 'stock',
      id: 'hmc-156',
      tier: 'gold',
      way: 'amount',
      by: '-۵٬۰۰۰',
    } as const;
    expect(readBulk(asked)).toMatchObject({
      asked: { which: { of: 'stock', ids: ['hmc-156'], tier: 'gold' }, by: { amount: -50_000 } },
    });
  });

  it.each([
    ['', {}],
    [generalOnly, { tier: null }],
    ['b', { tier: 'b' }],
  ])('is of the tier "%s"', (tier, which) => {
    expect(readBulk({ ...typed, tier })).toHaveProperty('asked.which', { of: 'coating', ...which });
  });

  it.each([
    ['by', '', 'required'],
    ['by', '0', 'change'],
    ['by', '1.234', 'change'],
    ['by', '8%5', 'change'],
    ['by', 'much', 'change'],
    ['roundTo', '0', 'amount'],
    ['fromDay', '', 'required'],
    ['of', '', 'required'],
  ] as const)('refuses %s %j', (name, text, fault) => {
    expect(readBulk({ ...typed, [name]: text })).toEqual({ faults: { [name]: fault } });
  });
});
