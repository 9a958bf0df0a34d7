import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAccessoriesDraft } from '../../../src/domain/accessories/check.ts';
import { accessoriesDraftFrom } from '../../../src/domain/accessories/kept-draft.ts';
import { orderPieces } from '../../../src/domain/accessories/lines.ts';
import { priceAccessories } from '../../../src/domain/accessories/price.ts';
import { withoutCounts } from '../../../src/domain/accessories/products.ts';
import { searchProducts } from '../../../src/domain/accessories/search.ts';
import {
  accessoryLine,
  accessoryShelf,
  soundAccessoriesDraft,
} from '../../fixtures/accessories.ts';

describe('the price of accessories', () => {
  const each = (pieces: number, variant = 'grey') =>
    priceAccessories([accessoryLine(variant, pieces)], accessoryShelf).lines[0]?.each;

  test.each([
    [1, 110_000],
    [2, 110_000],
    [3, 100_000],
    [9, 100_000],
    [10, 90_000],
    [10_000, 90_000],
  ])('of %i pieces is %i rials each', (pieces, price) => {
    expect(each(pieces)).toBe(price);
  });

  test('goes by all pieces of a product, regardless of variant', () => {
    const lines = [accessoryLine('grey', 2), accessoryLine('blue', 1)];
    expect(priceAccessories(lines, accessoryShelf)).toEqual({
      lines: [
        { each: 100_000, total: 200_000 },
        { each: 100_000, total: 100_000 },
      ],
      total: 300_000,
    });
  });

  test('is the variant’s own price if it has one', () => {
    expect(each(5, 'large')).toBe(195_000);
  });

  test('is on request as a whole if one product has no price', () => {
    const lines = [accessoryLine('grey', 3), accessoryLine('black', 1, 'box')];
    expect(priceAccessories(lines, accessoryShelf)).toMatchObject({
      lines: [{ total: 300_000 }, { each: null, total: null }],
      total: null,
    });
  });

  test('sums its lines to the rial and is never a fraction', () => {
    const pieces = fc.integer({ min: 1, max: 10_000 });
    const line = fc
      .record({ variant: fc.constantFrom('grey', 'blue', 'large'), pieces })
      .map((each) => accessoryLine(each.variant, each.pieces));
    const lines = fc.uniqueArray(line, { selector: ({ variant }) => variant, minLength: 1 });
    fc.assert(
      fc.property(lines, (ordered) => {
        const { lines: priced, total } = priceAccessories(ordered, accessoryShelf);
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(priced.reduce((sum, each) => sum + (each.total ?? Number.NaN), 0)).toBe(total);
      }),
    );
  });
});

describe('an order of accessories', () => {
  test('gets a line, another number, and loses the line at 0', () => {
    const one = orderPieces([], accessoryLine('grey', 2));
    const more = orderPieces(orderPieces(one, accessoryLine('blue', 1)), accessoryLine('grey', 5));
    expect(more).toEqual([accessoryLine('grey', 5), accessoryLine('blue', 1)]);
    expect(orderPieces(more, accessoryLine('grey', 0))).toEqual([accessoryLine('blue', 1)]);
    expect(orderPieces([], accessoryLine('grey', 0))).toEqual([]);
  });

  test('reports the errors of each line', () => {
    const lines = [
      accessoryLine('grey', 3),
      accessoryLine('blue', 3),
      accessoryLine('large', 1),
      accessoryLine('gold', 1),
      accessoryLine('grey', 1),
      accessoryLine('black', 10_001, 'box'),
    ];
    const issues = checkAccessoriesDraft({ ...soundAccessoriesDraft(), lines }, accessoryShelf);
    expect(issues.map(({ path, code }) => [path, code])).toEqual([
      ['lines.5.pieces', 'outOfRange'],
      ['lines.1.pieces', 'stockShort'],
      ['lines.2.pieces', 'stockOut'],
      ['lines.3.variant', 'unknownItem'],
      ['lines.4.variant', 'repeatedLine'],
      ['lines.5.pieces', 'stockShort'],
    ]);
  });

  test('is valid within the stock, and never short if counts are hidden', () => {
    expect(checkAccessoriesDraft(soundAccessoriesDraft(), accessoryShelf)).toEqual([]);
    const many = { ...soundAccessoriesDraft(), lines: [accessoryLine('large', 50)] };
    expect(checkAccessoriesDraft(many, withoutCounts(accessoryShelf))).toEqual([]);
  });

  test('is read as an earlier version kept it, but not without one of its lines', () => {
    const draft = soundAccessoriesDraft();
    expect(accessoriesDraftFrom(draft)).toEqual(draft);
    expect(accessoriesDraftFrom({})).toEqual({ reference: '', remarks: '', lines: [], waits: [] });
    expect(() => accessoriesDraftFrom({ ...draft, lines: [{ product: 'cloth' }] })).toThrow();
  });
});

describe('a search for accessories', () => {
  test.each([
    ['', ['box', 'cloth']],
    ['ميكروفايبر', ['cloth']],
    ['ميكرو آبي', ['cloth']],
    ['4', ['box']],
    ['۴', ['box']],
    ['microf', ['cloth']],
    ['CLOTH grey', ['cloth']],
    ['جلد', ['box']],
    ['lint', ['box', 'cloth']],
    ['gold', []],
  ])('for “%s” finds %j', (text, found) => {
    expect(searchProducts(accessoryShelf, text).map(({ id }) => id)).toEqual(found);
  });
});
