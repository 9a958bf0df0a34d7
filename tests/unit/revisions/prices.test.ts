import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bulkPriceChange,
  type PriceChoice,
} from '../../../src/domain/revisions/bulk-price-change.ts';
import { applyTo } from '../../../src/domain/revisions/entry.ts';
import { impliedChanges } from '../../../src/domain/revisions/implied-changes.ts';
import { formatItem } from '../../../src/domain/revisions/item-key.ts';
import { pricesOf } from '../../../src/domain/revisions/price-items.ts';
import { mostRials } from '../../../src/domain/vocabulary/most-rials.ts';
import { changes, coating, small, stockBand, stockLens } from './assortment.ts';

const withDated = applyTo(
  small,
  changes({
    'price 2026-01-01 coating hmc': { price: 1 },
    'price 2026-11-22 coating hmc': { price: 2 },
  }),
);

/** The changes implied by these changes on 22 November. */
const implied = (sent: Record<string, unknown>) =>
  impliedChanges(withDated, changes(sent), '2026-11-22').map(formatItem);

test('a new price removes those in effect, and keeps planned ones', () => {
  expect(implied({ 'coating hmc': { ...coating, price: 5 } })).toEqual([
    'price 2026-01-01 coating hmc',
    'price 2026-11-22 coating hmc',
  ]);
});

test('editing something else keeps all prices', () => {
  expect(implied({ 'coating hmc': { ...coating, workingDays: 9 } })).toEqual([]);
});

test('removing an item removes all of its prices', () => {
  expect(implied({ 'coating hmc': null, 'design sv': null })).toHaveLength(3);
});

test('a tier keeps its own price next to a new general one, and loses it with the item', () => {
  const sent = { 'price 2026-11-01 coating hmc partner': { price: 7 } };
  const present = applyTo(small, changes(sent));
  const updated = changes({ 'coating hmc': { ...coating, price: 5 } });
  expect(impliedChanges(present, updated, '2026-11-22')).toEqual([]);
  const gone = impliedChanges(present, changes({ 'coating hmc': null }), '2026-11-22');
  expect(gone.map(formatItem)).toContain('price 2026-11-01 coating hmc partner');
});

test('a price that the changes set explicitly is kept', () => {
  const sent = {
    'coating hmc': { ...coating, price: 5 },
    'price 2026-11-22 coating hmc': { price: 6 },
  };
  expect(implied(sent)).toEqual(['price 2026-01-01 coating hmc']);
});

test('every price has a unique name', () => {
  const names = [...small.values()].flatMap(pricesOf).map(({ of }) => of);
  expect(names).toEqual([
    'coating hmc',
    'service engraving',
    'lens sv 156 clear -600 400 -200 -1000',
    'stock hmc-156 standard * -600 600 -200 0 1',
    'accessory case * standard 1',
  ]);
});

const raise = (price: number, by: { percent: number } | { amount: number }, roundTo: number) => {
  const items = applyTo(new Map(), changes({ 'coating x': { ...coating, price } }));
  const fromDay = '2026-12-01';
  const [change] = bulkPriceChange(items, { which: { of: 'coating' }, by, roundTo, fromDay });
  return change?.kind === 'price' ? change.value?.price : price;
};

test.each([
  [1_200_000, { percent: 8 }, 10_000, 1_300_000],
  [1_250_000, { percent: 8 }, 10_000, 1_350_000],
  [1_000, { percent: 2.5 }, 50, 1_050],
  [1_000, { percent: 2.4 }, 50, 1_000],
  [mostRials, { percent: 7.77 }, 1, 1_077_700_000_000],
  [1_000, { percent: -100 }, 1, 0],
  [1_000, { percent: -150 }, 1, 0],
  [1_000, { amount: -5_000 }, 1_000, 0],
  [1_000, { amount: 500 }, 1_000, 2_000],
  [0, { percent: 8 }, 1, 0],
])('%d by %j in steps of %d is %d', (price, by, roundTo, expected) => {
  expect(raise(price, by, roundTo)).toBe(expected);
});

test('a bulk change is within half a step of the requested price, and never below 0', () => {
  const money = fc.integer({ min: 0, max: 1_000_000_000 });
  const percent = fc.integer({ min: -100, max: 200 });
  const step = fc.constantFrom(1, 10, 10_000);
  fc.assert(
    fc.property(money, percent, step, (price, percent, roundTo) => {
      const after = raise(price, { percent }, roundTo) ?? 0;
      const isUnchanged = after === price;
      expect(isUnchanged || after % roundTo === 0).toBe(true);
      expect(after).toBeGreaterThanOrEqual(0);
      expect(Math.abs(after - (price * (100 + percent)) / 100)).toBeLessThanOrEqual(roundTo / 2);
    }),
  );
});

test('a bulk change starts from the price in effect on its day, keeps "on request", and stays within its tier', () => {
  const items = applyTo(
    withDated,
    changes({
      'coating hc': { ...coating, price: null },
      'stockLens hmc-156': {
        ...stockLens,
        tiers: {
          standard: [stockBand],
          partner: [{ ...stockBand, breaks: [{ from: 1, price: 700 }] }],
        },
      },
    }),
  );
  const by = { percent: 100 };
  const common = { by, roundTo: 1, fromDay: '2026-12-01' };
  expect(bulkPriceChange(items, { which: { of: 'coating' }, ...common })).toEqual([
    { kind: 'price', day: '2026-12-01', of: 'coating hmc', value: { price: 4 } },
  ]);
  const partner = bulkPriceChange(items, { which: { of: 'stock', tier: 'partner' }, ...common });
  expect(partner.map(formatItem)).toEqual([
    'price 2026-12-01 stock hmc-156 partner * -600 600 -200 0 1',
  ]);
  expect(bulkPriceChange(items, { which: { of: 'stock', ids: ['hc-156'] }, ...common })).toEqual(
    [],
  );
});

test('a bulk change applies to a tier, to the general prices, or to both', () => {
  const items = applyTo(
    small,
    changes({
      'coating hc': { ...coating, price: 100 },
      'price 2026-11-01 coating hc b': { price: 80 },
      'price 2026-12-10 coating hc c': { price: 70 },
    }),
  );
  const asked = { by: { percent: 10 }, roundTo: 1, fromDay: '2026-12-01' };
  const changed = (which: Omit<PriceChoice, 'of'>) =>
    bulkPriceChange(items, { which: { of: 'coating', ...which }, ...asked }).map((change) => [
      formatItem(change).slice('price 2026-12-01 coating '.length),
      change.kind === 'price' && change.value?.price,
    ]);
  expect(changed({ tier: 'b' })).toEqual([
    ['hmc b', 1_320_000],
    ['hc b', 88],
  ]);
  expect(changed({ tier: null, ids: ['hc'] })).toEqual([['hc', 110]]);
  expect(changed({ ids: ['hc'] })).toEqual([
    ['hc', 110],
    ['hc b', 88],
  ]);
});
