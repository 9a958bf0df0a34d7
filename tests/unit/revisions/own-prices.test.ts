import { expect, test } from 'vitest';
import type { Entry } from '../../../src/domain/revisions/entry.ts';
import { withOwnPrices } from '../../../src/domain/revisions/own-prices.ts';
import { pricesOf } from '../../../src/domain/revisions/price-items.ts';
import { catalogue } from '../../fixtures/catalogue.ts';

/** Every price of a catalogue by its name. */
function pricesIn({ coatings, services, designs }: typeof catalogue) {
  const named = (kind: string, each: { id: string }) =>
    ({ kind, id: each.id, value: { ...each, position: 0 } }) as unknown as Entry;
  const entries = [
    ...coatings.map((each) => named('coating', each)),
    ...services.map((each) => named('service', each)),
    ...designs.map((each) => named('design', each)),
  ];
  return new Map(entries.flatMap(pricesOf).map(({ of, price }) => [of, price]));
}

test('a tier has its own prices in addition to the general ones', () => {
  const general = pricesIn(catalogue);
  const changed = ['coating hmc', 'service tint-grey', [...general.keys()].at(-1) ?? ''];
  const own = changed.map((of, index) => ({ of, tier: 'partner', price: index }));
  const priced = pricesIn(withOwnPrices(catalogue, own));
  const expected = new Map(general);
  for (const { of, price } of own) if (general.has(of)) expected.set(of, price);
  expect(priced).toEqual(expected);
  expect(priced.get(changed[2] ?? '')).toBe(2);
});

test('a tier’s own price may be "on request", and one for a missing item changes nothing', () => {
  const own = [
    { of: 'coating hmc', tier: 'partner', price: null },
    { of: 'coating gone', tier: 'partner', price: 1 },
  ];
  const priced = withOwnPrices(catalogue, own);
  expect(priced.coatings.map(({ price }) => price)).toEqual([100_000, null, null]);
  expect({ ...priced, coatings: catalogue.coatings }).toEqual(catalogue);
});
