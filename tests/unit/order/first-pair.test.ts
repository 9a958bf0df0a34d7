import { describe, expect, it } from 'vitest';
import {
  checkFirstPair,
  firstPairOf,
  keptPairOf,
  type NamedPair,
} from '../../../src/domain/order/first-pair.ts';
import type { PlacedRx } from '../../../src/domain/order/order.ts';
import { placedRx as placedAs } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';

const placedRx = placedAs(progressiveOrder());
const named: NamedPair = {
  kind: 'rx',
  state: 'delivered',
  isRemake: false,
  isSecond: false,
  takenBy: null,
};
const other = { id: '01900000-0000-7000-8000-0000000000b1', number: 'ABCD-EFGH' };
const placedAt = '2026-11-20T08:00:00.000Z';

describe('an order named as the first pair', () => {
  it.each([
    ['can be one', {}, undefined],
    ['is a stock order', { kind: 'stock' }, 'notFirstPair'],
    ['is a remake', { isRemake: true }, 'notFirstPair'],
    ['is a second pair itself', { isSecond: true }, 'notFirstPair'],
    ['was cancelled', { state: 'cancelled' }, 'firstPairOver'],
    ['was rejected', { state: 'rejected' }, 'firstPairOver'],
    ['has a second pair', { takenBy: other.number }, 'pairTaken'],
  ] as const)('that %s', (_, changes, fault) => {
    const found = checkFirstPair({ ...named, ...changes });
    expect(found.map(({ path, params }) => [path, params?.fault])).toEqual(
      fault ? [['firstPair', fault]] : [],
    );
  });

  it('is refused if it does not exist', () => {
    expect(checkFirstPair(undefined)).toMatchObject([{ params: { fault: 'unknownOrder' } }]);
  });

  it('is refused with the number of the second pair it already has', () => {
    const params = { number: other.number };
    expect(checkFirstPair({ ...named, takenBy: other.number })).toMatchObject([{ params }]);
  });
});

describe('a new second pair', () => {
  it('names the order with its customer', () => {
    const { id, number, patient } = placedRx;
    expect(firstPairOf(placedRx)).toEqual({
      id,
      number,
      customer: patient,
      since: Date.parse('2026-11-20T20:30:00Z'),
      countsAt: null,
    });
    expect(firstPairOf({ ...placedRx, patient: '' })?.customer).toBe(placedRx.reference);
  });

  const unfit: [string, Partial<PlacedRx>][] = [
    ['a remake', { remakeOf: { ...other, photos: [] } }],
    ['cancelled', { state: 'cancelled' }],
    ['a second pair', { pair: { first: { ...other, placedAt } } }],
    ['taken', { pair: { second: other } }],
  ];
  it.each(unfit)('does not accept an order that is %s', (_, changes) => {
    expect(firstPairOf({ ...placedRx, ...changes })).toBeNull();
  });

  it('keeps its age in a correction', () => {
    const pair = { first: { ...other, placedAt } };
    expect(keptPairOf({ ...placedRx, pair })).toMatchObject({
      ...other,
      since: Date.parse('2026-11-19T20:30:00Z'),
      countsAt: Date.parse(placedRx.placedAt),
    });
    expect(keptPairOf(placedRx)).toBeNull();
  });
});
