import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '../../../src/domain/difference/apply-changes.ts';
import { changesSince } from '../../../src/domain/difference/changes-since.ts';
import { checksum } from '../../../src/domain/difference/checksum.ts';
import { difference } from '../../../src/domain/difference/difference.ts';
import { accessoryShelf } from '../../fixtures/accessories.ts';
import { stockShelf } from '../../fixtures/stock.ts';

/** JSON, as it is after a way over the network. */
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));

/** Lists of entries with ids, in which entries are added, removed and changed. */
const entry = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  price: fc.option(fc.nat()),
  counts: fc.array(fc.nat(3), { maxLength: 4 }),
});
const list = fc.record({
  entries: fc.uniqueArray(entry, { selector: ({ id }) => id }),
  grid: fc.array(fc.array(fc.nat(2), { maxLength: 4 }), { maxLength: 4 }),
});

/** What arrives of the changes that are sent. */
const sent = (before: unknown, after: unknown) =>
  changesSince.parse(
    JSON.parse(JSON.stringify({ since: '', changes: difference(before, after), check: '' })),
  ).changes;

describe('a difference', () => {
  test.each([
    ['any JSON', json],
    ['lists', list],
  ])('applied to the old value gives the new one: %s', (_, values) => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const made = applyChanges(before, sent(before, after));
        expect(made).toEqual(after);
        expect(checksum(made)).toBe(checksum(after));
      }),
      { numRuns: 500 },
    );
  });

  test('is empty for equal values', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(difference(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  test('does not change the value it is applied to', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const copy = structuredClone(before);
        applyChanges(before, difference(before, after));
        expect(before).toEqual(copy);
      }),
    );
  });

  test('names a changed price by its path only', () => {
    const after = structuredClone(stockShelf);
    const [, band] = after.lenses[0]?.bands ?? [];
    if (band?.breaks[1]) band.breaks[1].price = 560_000;
    expect(difference(stockShelf, after)).toEqual([
      { at: ['lenses', 0, 'bands', 1, 'breaks', 1, 'price'], to: 560_000 },
    ]);
  });

  test('of a list that lost an entry names that entry, and no other that moved up', () => {
    const after = { ...accessoryShelf, products: accessoryShelf.products.slice(1) };
    expect(difference(accessoryShelf, after)).toEqual([
      { at: ['products'], from: 0, drop: 1, put: [] },
    ]);
  });
});

describe('applying', () => {
  test('refuses a path that leads nowhere', () => {
    expect(() => applyChanges({ a: 1 }, [{ at: ['b', 0], to: 2 }])).toThrow('Nothing at b');
    expect(() => applyChanges({ a: 1 }, [{ at: ['a'], from: 0, drop: 1, put: [] }])).toThrow();
  });

  test('keeps the identity of unchanged parts, so that they are not rendered again', () => {
    const before = { one: { a: 1 }, other: { b: 1 } };
    const after = applyChanges(before, [{ at: ['one', 'a'], to: 2 }]) as typeof before;
    expect(after.other).toBe(before.other);
  });
});

describe('a checksum', () => {
  test('does not depend on the order of keys', () => {
    expect(checksum({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(checksum({ b: [{ d: 3, c: 2 }], a: 1 }));
  });

  test('differs where content does', () => {
    fc.assert(
      fc.property(list, list, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(checksum(one) === checksum(other)).toBe(isSame);
      }),
    );
  });
});
