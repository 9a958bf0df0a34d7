import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceAccessories } from '../../../src/domain/accessories/price.ts';
import {
  readNamedAccount,
  writeNamedAccount,
} from '../../../src/domain/assortment/named-account.ts';
import { readPlain } from '../../../src/domain/assortment/read-field.ts';
import { bestDiscount, withDiscount } from '../../../src/domain/prices/best-discount.ts';
import type { Discount } from '../../../src/domain/prices/discount.ts';
import { discountScopes } from '../../../src/domain/prices/discount-scopes.ts';
import { sumParts } from '../../../src/domain/prices/sum-parts.ts';
import { checkAssortment } from '../../../src/domain/revisions/check-assortment.ts';
import type { Entry } from '../../../src/domain/revisions/entry.ts';
import { priceRx } from '../../../src/domain/rx/price.ts';
import { rxParts } from '../../../src/domain/rx/rx-parts.ts';
import { withParts } from '../../../src/domain/shelf/price-parts.ts';
import { priceStock } from '../../../src/domain/stock/price.ts';
import { accessoryLine, accessoryShelf } from '../../fixtures/accessories.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { singleVisionOrder } from '../../fixtures/rx.ts';
import { stockLine, stockShelf } from '../../fixtures/stock.ts';

const of = (percent: number, scope: Discount['of'] = 'everything', name = `${percent}`) => {
  return { name: { fa: name, en: name }, percent, of: scope };
};
const terms = (...discounts: Discount[]) => ({ taxRate: null, discounts });

describe('of several discounts', () => {
  it.each([
    ['the highest counts', [of(5), of(12), of(10)], '12', 120_000],
    ['only those on such orders count', [of(50, 'stock'), of(5, 'rx')], '5', 50_000],
    ['the first of equal ones is named', [of(5, 'rx', 'a'), of(5, 'rx', 'b')], 'a', 50_000],
  ])('%s', (_, discounts, name, amount) => {
    const best = bestDiscount(1_000_000, terms(...discounts), 'rx');
    expect(best).toEqual({ name: { fa: name, en: name }, amount });
  });

  it('none applies if none covers the kind of order, or if there is nothing to pay', () => {
    expect(bestDiscount(1_000_000, terms(of(5, 'stock')), 'rx')).toBeNull();
    expect(bestDiscount(0, terms(of(5)), 'rx')).toBeNull();
    expect(bestDiscount(1_000_000, undefined, 'rx')).toBeNull();
    expect(withDiscount(null, terms(of(5)), 'rx')).toBeNull();
  });

  it('a share is rounded half up to a rial', () => {
    expect([150, 149, 50, 49].map((amount) => withDiscount(amount, terms(of(1)), 'rx'))).toEqual([
      148, 148, 49, 49,
    ]);
  });
});

describe('the parts minus the discount', () => {
  const anyTerms = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.constantFrom(...discountScopes)), {
      maxLength: 4,
    })
    .map((found) => terms(...found.map(([percent, scope]) => of(percent, scope))));

  it('are the total of the preview, whatever discounts there are', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 30 }), (found, pieces) => {
        const rx = { ...catalogue, terms: found };
        const order = singleVisionOrder({ job: 'remoteEdged' });
        expect(sumParts(rxParts(order, rx), null).total).toBe(priceRx(order, rx).total);

        const lenses = [stockLine(0, 0, pieces), stockLine(-200, 0, 4)];
        const stock = priceStock(lenses, { ...stockShelf, terms: found });
        const ofStock = withParts(stock, lenses, found).parts;
        expect(ofStock && sumParts(ofStock, null).total).toBe(stock.total);

        const things = [accessoryLine('small', pieces)];
        const accessories = priceAccessories(things, { ...accessoryShelf, terms: found });
        const ofThings = withParts(accessories, things, found).parts;
        expect(ofThings && sumParts(ofThings, null).total).toBe(accessories.total);
      }),
    );
  });
});

describe('a discount set by the lab', () => {
  const account = { id: '01900000-0000-7000-8000-0000000000a9', name: 'فروشگاه نمونه' };
  const value = {
    position: 0,
    name: { fa: 'نوروز', en: 'New year' },
    percent: 5,
    of: 'everything',
    pairDays: null,
    tier: null,
    account: null,
    from: '2026-12-22',
    until: null,
  } as const;
  const check = (changes: object) => {
    const entry = { kind: 'discount', id: 'new-year', value: { ...value, ...changes } } as Entry;
    return checkAssortment(new Map(), [entry], { today: '2026-12-01' });
  };

  it.each([
    ['ends on its first day', { until: '2026-12-22' }, []],
    ['ends before it begins', { until: '2026-12-21' }, [['changes.0.value.until', 'endsEarly']]],
    ['is for no known group', { tier: 'gold' }, [['changes.0.value.tier', 'unknownName']]],
  ])('that %s has the issues %j', (_, changes, expected) => {
    const found = check(changes).map(({ path, params }) => [path, params?.fault]);
    expect(found).toEqual(expected);
  });

  it('names its account by id and name in files', () => {
    expect(readNamedAccount(` ${writeNamedAccount(account)} `)).toEqual(account);
    expect(readPlain.account('فروشگاه نمونه')).toEqual({ fault: 'account' });
    expect(readPlain.account('')).toEqual({ value: null });
  });

  it('reads days of either calendar; the last day is optional', () => {
    expect(readPlain.day('۱۴۰۵/۱۰/۰۱')).toEqual({ value: '2026-12-22' });
    expect(readPlain.day('')).toEqual({ fault: 'required' });
    expect(readPlain.lastDay('')).toEqual({ value: null });
    expect(readPlain.lastDay('2026-13-01')).toEqual({ fault: 'day' });
  });
});
