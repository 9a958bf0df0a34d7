import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDetails, type TypedRemaking } from '../../../src/domain/lifecycle/empty-details.ts';
import { remaking as schema } from '../../../src/domain/lifecycle/remaking.ts';
import type { EyePrescription } from '../../../src/domain/optics/eye-prescription.ts';
import { changesOf } from '../../../src/domain/remakes/changes.ts';
import { remadePrice } from '../../../src/domain/remakes/remade-price.ts';
import { remadeRx } from '../../../src/domain/remakes/remade-rx.ts';
import { readRemaking } from '../../../src/domain/remakes/typed-remaking.ts';
import { isForLab, readShare, usualShare } from '../../../src/domain/remakes/who-pays.ts';
import type { Dismissal } from '../../../src/domain/rx/dismissal.ts';
import type { OrderWarranty } from '../../../src/domain/warranty/warranty-of.ts';
import { orderRequest } from '../../server/support/order-request.ts';

const eye: EyePrescription = {
  sphere: -100,
  cylinder: -50,
  axis: 90,
  add: null,
  pd: 310,
  height: null,
  nearPd: null,
  centreHeight: null,
  prism: { horizontal: null, vertical: null },
};
const order = { ...orderRequest().content, right: eye, left: { ...eye, sphere: -200 } };
const typed = (over: Partial<TypedRemaking>): TypedRemaking => ({
  ...emptyDetails.remaking,
  ...over,
});

describe('requesting a remake', () => {
  it('repeats the lenses unchanged if nothing is typed', () => {
    expect(readRemaking(order, typed({ eyes: 'both' }))).toEqual({
      remaking: { eyes: 'both' },
      issues: [],
    });
  });

  it('must name the lens of a pair; an order of one eye has only one', () => {
    expect(readRemaking(order, typed({})).issues).toEqual([
      { path: 'remaking.eyes', code: 'required' },
    ]);
    const { remaking } = readRemaking({ ...order, right: null }, typed({}));
    expect(remaking).toEqual({ eyes: 'left' });
  });

  it.each([
    ['a sphere', { sphere: '−۱٫۲۵' }, { ...eye, sphere: -125 }],
    ['a plus cylinder, turned', { cylinder: '+0.50' }, { ...eye, sphere: -50, axis: 180 }],
    ['no cylinder, and so no axis', { cylinder: '0' }, { ...eye, cylinder: 0, axis: null }],
    ['a distance', { pd: '32' }, { ...eye, pd: 320 }],
  ])('reads %s', (_, right, made) => {
    const { remaking, issues } = readRemaking(order, typed({ eyes: 'right', right }));
    expect(issues).toEqual([]);
    expect(remaking).toEqual({ eyes: 'right', right: made });
    expect(schema.parse(remaking)).toEqual(remaking);
  });

  it.each([
    [{ sphere: '1.25' }, 'right.sphere', 'signMissing'],
    [{ sphere: '-99' }, 'right.sphere', 'outOfRange'],
    [{ axis: '200' }, 'right.axis', 'outOfRange'],
    [{ cylinder: '0', axis: '10' }, 'right.axis', 'axisWithoutCylinder'],
    [{ pd: 'x' }, 'right.pd', 'notANumber'],
  ])('finds %j wrong at %s', (right, path, code) => {
    const { issues } = readRemaking(order, typed({ eyes: 'both', right }));
    expect(issues).toMatchObject([{ path: `remaking.${path}`, code }]);
  });

  it('ignores typed values that are unchanged or belong to an eye that is not remade', () => {
    const asBefore = { sphere: '-1.00' };
    const { remaking, issues } = readRemaking(
      order,
      typed({ eyes: 'right', right: asBefore, left: { sphere: 'x' } }),
    );
    expect([remaking, issues]).toEqual([{ eyes: 'right' }, []]);
  });
});

describe('a remake', () => {
  it('contains the requested lens with its new values', () => {
    const now = { ...eye, sphere: -125 };
    const made = remadeRx(order, { eyes: 'right', right: now });
    expect([made.right, made.left]).toEqual([now, null]);
    expect(changesOf(order, { eyes: 'right', right: now })).toEqual([
      { side: 'right', field: 'sphere', before: -100, now: -125 },
    ]);
  });

  it('drops the dismissed warnings of eyes that are changed or left out', () => {
    const dismissed = (path: string): Dismissal => ({ code: 'powerHigh', path });
    const acknowledged = ['right.sphere', 'left.sphere', 'frame.a'].map(dismissed);
    const paths = (made: typeof order) => made.acknowledged.map(({ path }) => path);
    const of = (remaking: Parameters<typeof remadeRx>[1]) =>
      paths(remadeRx({ ...order, acknowledged }, remaking) as typeof order);
    expect(of({ eyes: 'both' })).toEqual(['right.sphere', 'left.sphere', 'frame.a']);
    expect(of({ eyes: 'left' })).toEqual(['left.sphere', 'frame.a']);
    expect(of({ eyes: 'both', left: eye })).toEqual(['right.sphere', 'frame.a']);
  });

  it('costs what was agreed: one eye its share of the total, or half of a price for the pair', () => {
    const price = { right: 300, left: 200, total: 500 };
    const priced = { price, quotedTotal: null };
    expect(remadePrice(priced, order, { eyes: 'both' })).toEqual(priced);
    expect(remadePrice(priced, order, { eyes: 'left' }).price).toEqual({
      right: 0,
      left: 200,
      total: 200,
    });
    const discounted = { price: { ...price, total: 450 }, quotedTotal: null };
    expect(remadePrice(discounted, order, { eyes: 'left' }).price.total).toBe(180);
    const free = { price: { right: 0, left: 0, total: 0 }, quotedTotal: null };
    expect(remadePrice(free, order, { eyes: 'left' }).price.total).toBe(0);
    const unpriced = { price: { right: null, left: 200, total: null }, quotedTotal: 901 };
    expect(remadePrice(unpriced, order, { eyes: 'left' })).toEqual({
      price: { right: 0, left: null, total: null },
      quotedTotal: 451,
    });
    const single = remadePrice(unpriced, { right: eye, left: null }, { eyes: 'right' });
    expect(single.quotedTotal).toBe(901);
  });
});

describe('who pays for a remake', () => {
  it.each([
    ['labFault', '2027-01-01', true],
    ['transport', '2026-12-31', true],
    ['transport', '2027-01-01', false],
    ['shopSlip', '2026-12-31', false],
    [undefined, '2026-12-31', false],
  ] as const)('requested because of %s on %s, the lab pays: %s', (reason, day, expected) => {
    const warranty: OrderWarranty = { until: '2026-12-31', reasons: ['transport'] };
    expect(isForLab({ reason, day }, warranty)).toBe(expected);
    expect(isForLab({ reason, day }, null)).toBe(reason === 'labFault');
  });

  it.each([
    [{ payer: 'lab', share: '' }, 0],
    [{ payer: 'shop', share: 'x' }, 5_000_000],
    [{ payer: 'both', share: '۲۰۰٬۰۰۰' }, 2_000_000],
    [{ payer: 'both', share: '500000' }, 5_000_000],
  ] as const)('%j: the shop pays %i', (typed, shopPays) => {
    expect(readShare(typed, 5_000_000)).toEqual({ shopPays, issues: [] });
  });

  it.each([
    [{ payer: '', share: '' }, 'payer', 'required'],
    [{ payer: 'both', share: ' ' }, 'share', 'required'],
    [{ payer: 'both', share: '1.5' }, 'share', 'notANumber'],
    [{ payer: 'both', share: '500001' }, 'share', 'outOfRange'],
  ] as const)('%j is refused at %s', (typed, path, code) => {
    expect(readShare(typed, 5_000_000).issues).toMatchObject([{ path, code }]);
  });

  it('is never more than the whole, nor less than zero', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), (toman, total) => {
        const { shopPays, issues } = readShare({ payer: 'both', share: `${toman}` }, total);
        expect(shopPays).toBe(toman * 10);
        expect(issues.length > 0).toBe(toman * 10 > total);
      }),
    );
    expect([usualShare('labFault', 7), usualShare('shopSlip', 7)]).toEqual([0, 7]);
  });
});
