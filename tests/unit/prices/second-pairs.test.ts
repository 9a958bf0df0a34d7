import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sinceOf } from '../../../src/domain/order/first-pair.ts';
import { bestDiscount } from '../../../src/domain/prices/best-discount.ts';
import type { Discount } from '../../../src/domain/prices/discount.ts';
import { pairAge } from '../../../src/domain/prices/pair-age.ts';
import { pairDeadline } from '../../../src/domain/prices/pair-deadline.ts';
import { sumParts } from '../../../src/domain/prices/sum-parts.ts';
import { draftParts } from '../../../src/domain/rx/draft/draft-parts.ts';
import { priceDraft } from '../../../src/domain/rx/draft/draft-price.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { priceRx } from '../../../src/domain/rx/price.ts';
import { rxParts } from '../../../src/domain/rx/rx-parts.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { progressiveDraft, progressiveOrder } from '../../fixtures/rx.ts';

const at = Date.parse;
const of = (percent: number, pairDays?: number): Discount => {
  const name = { fa: `${percent}`, en: `${percent}` };
  return { name, percent, of: 'rx', ...(pairDays && { pairDays }) };
};
const terms = (...discounts: Discount[]) => ({ taxRate: null, discounts });

describe('the age of a second pair', () => {
  it.each([
    ['the same day', '2026-11-21T20:30:00Z', '2026-11-22T20:29:59Z', 0],
    ['over the lab’s midnight', '2026-11-22T20:29:59Z', '2026-11-22T20:30:00Z', 1],
    ['over a year’s end', '2026-12-31T08:00:00Z', '2027-01-30T08:00:00Z', 30],
  ])('is counted in days of the lab: %s', (_, first, second, days) => {
    expect(pairAge(sinceOf(at(first)), at(second))).toBe(days);
  });
});

describe('a discount for second pairs', () => {
  it.each([
    ['no second pair', undefined, '10'],
    ['the same day', 0, '30'],
    ['its last day', 30, '30'],
    ['the day after', 31, '10'],
  ])('for an order that is %s', (_, age, name) => {
    const best = bestDiscount(1_000_000, terms(of(10), of(30, 30)), 'rx', age);
    expect(best?.name.en).toBe(name);
  });

  it('applies only if it is the highest, and only to prescriptions', () => {
    expect(bestDiscount(100, terms(of(10), of(5, 30)), 'rx', 0)?.name.en).toBe('10');
    expect(bestDiscount(100, terms({ ...of(30, 30), of: 'everything' }), 'stock')).toBeNull();
  });

  it('holds until the last day of the longest discount', () => {
    const first = sinceOf(at('2026-12-10T12:00:00Z'));
    expect(pairDeadline(terms(of(10), of(5, 10), of(3, 30)), first)).toBe('2027-01-09');
    expect(pairDeadline(terms(of(10)), first)).toBeNull();
    expect(pairDeadline(undefined, first)).toBeNull();
  });
});

describe('the price of a second pair in the form', () => {
  const anyTerms = fc
    .array(
      fc.tuple(
        fc.integer({ min: 1, max: 100 }),
        fc.option(fc.integer({ min: 1, max: 365 }), { nil: undefined }),
      ),
      { maxLength: 4 },
    )
    .map((found) => terms(...found.map(([percent, days]) => of(percent, days))));
  const anyAge = fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined });
  const placedAt = at('2026-11-22T08:00:00.000Z');

  it('has a price', () => {
    expect(priceRx(progressiveOrder(), catalogue).total).toBeGreaterThan(0);
  });

  it('is what the server charges, and its parts add up to the total, to the rial', () => {
    fc.assert(
      fc.property(anyTerms, anyAge, fc.boolean(), (found, age, isCorrection) => {
        const list = { ...catalogue, terms: found };
        const then = placedAt + (age ?? 0) * 86_400_000;
        const countsAt = isCorrection ? then : null;
        const since = sinceOf(placedAt);
        const pair = { id: 'first', number: '1', customer: '', since, countsAt };
        const draft = { ...progressiveDraft(), firstPair: age === undefined ? null : pair };
        const known = readKnown(draft, isCorrection ? then + 99 * 86_400_000 : then);
        const order = progressiveOrder({ job: draft.job });
        const charged = priceRx({ ...order, pairAge: age }, list).total;
        expect(priceDraft(known, list).total).toEqual({ kind: 'priced', amount: charged });
        const charging = rxParts({ ...order, pairAge: age }, list);
        expect(draftParts(known, list)).toEqual(charging);
        expect(sumParts(charging, null).total).toBe(charged);
      }),
    );
  });
});
