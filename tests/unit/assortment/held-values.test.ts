import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesTo, valueToday } from '../../../src/domain/assortment/held-values.ts';
import { applyTo, type Entry, type ItemChange } from '../../../src/domain/revisions/entry.ts';
import { datedPrices, priceInForce } from '../../../src/domain/revisions/held-prices.ts';
import { impliedChanges } from '../../../src/domain/revisions/implied-changes.ts';
import { pricesOf } from '../../../src/domain/revisions/price-items.ts';
import { repriced } from '../../../src/domain/revisions/reprice.ts';
import { changes, small } from './../revisions/assortment.ts';

const today = '2026-11-22';
const priced = [...small.values()].flatMap((entry) =>
  pricesOf(entry).map((part) => ({ entry, part })),
);

/** A lab with a dated price of each thing, and one planned. */
const withDated = (days: readonly string[], price: number | null) =>
  applyTo(
    small,
    changes(
      Object.fromEntries(
        priced.flatMap(({ part }) => days.map((day) => [`price ${day} ${part.of}`, { price }])),
      ),
    ),
  );

test('a form shows the prices that hold today', () => {
  const present = withDated(['2026-11-01', '2026-12-01'], 7);
  for (const { entry, part } of priced) {
    const shown = { ...entry, value: valueToday(entry, { present, today }) } as Entry;
    expect(pricesOf(shown), part.of).toContainEqual({ of: part.of, price: 7 });
  }
});

test('saving unchanged values changes nothing', () => {
  const present = withDated(['2026-11-01', '2026-12-01'], 7);
  for (const { entry } of priced) {
    const shown = { ...entry, value: valueToday(entry, { present, today }) } as Entry;
    const [change, ...others] = changesTo(shown, { present, today });
    expect(change?.value).toEqual(entry.value);
    expect(others).toEqual([]);
  }
});

test('a price typed into a form applies from then on, regardless of earlier dated prices', () => {
  const day = fc.constantFrom('2026-11-01', '2026-11-22', '2026-12-01');
  const price = fc.constantFrom(null, 0, 90, 100, 820_000, 1_200_000, 7);
  fc.assert(
    fc.property(
      fc.constantFrom(...priced),
      fc.array(day),
      price,
      price,
      (of, days, before, now) => {
        const { entry, part } = of;
        const present = withDated([...new Set(days)], before);
        const typed = { ...entry, value: repriced(entry, () => now) } as Entry;
        const sent = changesTo(typed, { present, today });
        const made = changes(Object.fromEntries(sent.map(({ item, value }) => [item, value])));
        const all: ItemChange[] = [...made, ...impliedChanges(present, made, today)];
        const after = applyTo(present, all);
        const own = [...after.values()].flatMap(pricesOf).find((each) => each.of === part.of);
        expect(own && priceInForce(datedPrices(after), own, null, today)).toBe(now);
      },
    ),
  );
});

test('a new row of an item has the price that was typed', () => {
  const entry = changes({ 'coating new': { ...small.get('coating hmc')?.value, price: 3 } })[0];
  expect(entry && changesTo(entry as Entry, { present: small, today })).toEqual([
    { item: 'coating new', value: entry?.value },
  ]);
});
