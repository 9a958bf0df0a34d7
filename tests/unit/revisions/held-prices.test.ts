import { describe, expect, it } from 'vitest';
import { applyTo } from '../../../src/domain/revisions/entry.ts';
import { datedPrices, priceInForce } from '../../../src/domain/revisions/held-prices.ts';
import { changes, small } from './assortment.ts';

const items = applyTo(
  small,
  changes({
    'price 2026-12-10 coating hmc': { price: 3 },
    'price 2026-12-01 coating hmc': { price: 2 },
    'price 2026-12-05 coating hmc partner': { price: 5 },
    'price 2026-12-15 coating hmc partner': { price: null, isGeneral: true },
    'price 2026-12-20 coating hmc partner': { price: null },
  }),
);
const part = { of: 'coating hmc', price: 1 };

describe('the price in effect on a day', () => {
  it.each([
    ['general before the first start date', null, '2026-11-30', 1],
    ['general', null, '2026-12-09', 2],
    ['general', null, '2026-12-10', 3],
    ['general for a tier without its own', 'gold', '2026-12-10', 3],
    ['general until the tier has its own', 'partner', '2026-12-04', 2],
    ['the tier’s own', 'partner', '2026-12-14', 5],
    ['general again', 'partner', '2026-12-15', 3],
    ['the tier’s own, on request', 'partner', '2026-12-20', null],
  ])('is %s: for %s on %s', (_, tier, day, price) => {
    expect(priceInForce(datedPrices(items), part, tier, day)).toBe(price);
  });
});
