import { expect, it } from 'vitest';
import { priceRx } from '../../../src/domain/rx/price.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { distanceEye, singleVisionOrder } from '../../fixtures/rx.ts';

const price = (changes: Parameters<typeof singleVisionOrder>[0]) =>
  priceRx(singleVisionOrder(changes), catalogue);
const { lens } = singleVisionOrder();

it('adds the lens and its coating for each eye', () => {
  expect(price({})).toEqual({ right: 1_150_000, left: 1_150_000, total: 2_300_000 });
});

it('prices each eye by its own power', () => {
  const left = { ...distanceEye, cylinder: -300 };
  expect(price({ left })).toEqual({ right: 1_150_000, left: 1_450_000, total: 2_600_000 });
});

it('charges nothing for an eye that is not ordered', () => {
  expect(price({ left: null })).toEqual({ right: 1_150_000, left: 0, total: 1_150_000 });
  expect(price({ right: null })).toEqual({ right: 0, left: 1_150_000, total: 1_150_000 });
});

it('prices the same power alike in both cylinder forms', () => {
  const left = { ...distanceEye, sphere: -275, cylinder: 75, axis: 180 };
  expect(price({ left }).left).toBe(1_150_000);
});

it('has no price, rather than 0, if a band has none', () => {
  const left = { ...distanceEye, sphere: -1000 };
  expect(price({ left })).toEqual({ right: 1_150_000, left: null, total: null });
});

it('has no price if the coating has none', () => {
  expect(price({ lens: { ...lens, index: 167, coating: 'mirror' } }).total).toBeNull();
});

it.each([
  ['a power not made', { right: { ...distanceEye, sphere: 1800 } }],
  ['an unknown design', { lens: { ...lens, design: 'none' } }],
  ['an unknown index', { lens: { ...lens, index: 174 } }],
  ['an unknown colour', { lens: { ...lens, colour: 'polarised' as const } }],
  ['a coating that the variant does not allow', { lens: { ...lens, coating: 'mirror' } }],
  ['an unknown coating', { lens: { ...lens, coating: 'none' } }],
])('has no price for %s', (_, changes) => {
  expect(price(changes)).toMatchObject({ right: null, total: null });
});
