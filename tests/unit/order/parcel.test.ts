import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parcelLimits, placesInParcels, sentParcels } from '../../../src/domain/order/parcel.ts';
import type { Caller, Corrects } from '../../../src/domain/order/preorder.ts';
import {
  leftBehind,
  parcelsOf,
  sharedDay,
  sumParcel,
  type Travelling,
  whereabouts,
} from '../../../src/domain/order/travelling.ts';

const corrects: Corrects = { order: 'placed', after: 'event', pieces: {} };
const callers: readonly (Caller | null)[] = [
  null,
  { id: 'a', name: 'A', tier: 'partner' },
  { id: 'b', name: 'B', tier: 'partner' },
];

/** Ids in sequence. */
function counter() {
  let made = 0;
  return () => {
    made += 1;
    return `group ${made}`;
  };
}

const preorders = fc
  .array(
    fc.record({ caller: fc.constantFrom(...callers), corrects: fc.constantFrom(null, corrects) }),
    { maxLength: 260 },
  )
  .map((each) => each.map((one, index) => ({ id: `order ${index}`, ...one })));

describe('the groups of orders sent together', () => {
  test('belong to one account, and have from two orders up to the limit of a delivery', () => {
    fc.assert(
      fc.property(preorders, (together) => {
        const places = placesInParcels(together, counter());
        const byId = new Map(together.map((each) => [each.id, each]));
        const groups = new Map<string, { accounts: Set<string>; places: number[] }>();
        for (const [order, { id, place }] of places) {
          const group = groups.get(id) ?? { accounts: new Set(), places: [] };
          group.accounts.add(byId.get(order)?.caller?.id ?? '');
          group.places.push(place);
          groups.set(id, group);
          expect(byId.get(order)?.corrects).toBeNull();
        }
        for (const group of groups.values()) {
          expect(group.accounts.size).toBe(1);
          expect(group.places.length).toBeGreaterThan(1);
          expect(group.places.length).toBeLessThanOrEqual(parcelLimits.orders);
          expect(group.places).toEqual(group.places.map((_, index) => index));
        }
      }),
    );
  });

  test('include every order that can share a delivery', () => {
    fc.assert(
      fc.property(preorders, (together) => {
        const places = placesInParcels(together, counter());
        for (const caller of callers) {
          const own = together.filter((each) => each.caller === caller && !each.corrects);
          const alone = own.filter(({ id }) => !places.has(id));
          const most = own.length % parcelLimits.orders === 1 ? 1 : 0;
          expect(alone.length).toBe(most);
        }
      }),
    );
  });

  test('exist only once two of their orders were sent', () => {
    const places = placesInParcels(
      ['1', '2', '3'].map((id) => ({ id, caller: null, corrects: null })),
      counter(),
    );
    expect(sentParcels(places, () => true)).toEqual(['group 1']);
    expect(sentParcels(places, (id) => id !== '2')).toEqual(['group 1']);
    expect(sentParcels(places, (id) => id === '2')).toEqual([]);
  });
});

const order = (change: Partial<Travelling> = {}): Travelling => ({
  id: 'order',
  state: 'accepted',
  promisedFor: '2026-12-01',
  total: 1_000,
  ...change,
});
const waiting = order({ state: 'onHold', heldFor: 'backOrder', promisedFor: null });

test.each([
  [order({ state: 'submitted' }), 'toLeave'],
  [order({ state: 'onHold' }), 'toLeave'],
  [order({ state: 'onHold', heldFor: 'creditLimit' }), 'toLeave'],
  [order({ state: 'ready' }), 'toLeave'],
  [waiting, 'waits'],
  [order({ state: 'shipped' }), 'gone'],
  [order({ state: 'delivered' }), 'gone'],
  [order({ state: 'remake' }), 'gone'],
  [order({ state: 'rejected' }), 'ended'],
  [order({ state: 'cancelled' }), 'ended'],
] as const)('%j: %s', (each, where) => {
  expect(whereabouts(each)).toBe(where);
});

test.each([
  ['the last of their promises', [order(), order({ promisedFor: '2026-12-05' })], '2026-12-05'],
  ['none while one order has no promise', [order(), order({ promisedFor: null })], null],
  ['orders waiting for stock delay no one', [order(), order(), waiting], '2026-12-01'],
  ['none for a single order', [order(), order({ state: 'shipped' }), waiting], null],
  [
    'cancelled orders do not count',
    [order(), order(), order({ state: 'cancelled', promisedFor: '2027-01-01' })],
    '2026-12-01',
  ],
] as const)('the day of a group: %s', (_, group, day) => {
  expect(sharedDay(group)).toBe(day);
});

test('a group costs the sum of its orders that were not given up; unpriced ones are counted separately', () => {
  const group = [order(), order({ total: null }), order({ state: 'rejected', total: 50 })];
  expect(sumParcel(group)).toEqual({ count: 2, total: 1_000, unpriced: 1 });
});

test('the orders not in a delivery are split into ready and not ready', () => {
  const [taken, ready, later, gone] = [
    order({ id: 'taken', state: 'ready' }),
    order({ id: 'ready', state: 'ready' }),
    order({ id: 'later', state: 'inProduction' }),
    order({ id: 'gone', state: 'shipped' }),
  ];
  const left = leftBehind([taken], [taken, ready, later, gone, { ...waiting, id: 'waiting' }]);
  expect(left).toEqual({ ready: [ready], notReady: [later] });
});

test('each group is listed once', () => {
  const of = (id: string) => ({ parcel: { id, orders: 2 } });
  expect(parcelsOf([of('a'), {}, of('b'), of('a')])).toEqual(['a', 'b']);
});
