import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addLines,
  linesToReorder,
  removeAddedLines,
} from '../../../src/domain/accessories/order-again.ts';
import { accessoryKey } from '../../../src/domain/accessories/products.ts';
import { goneMessage } from '../../../src/i18n/accessories/order-again.ts';
import { accessoryLine, accessoryShelf } from '../../fixtures/accessories.ts';

const lines = fc.uniqueArray(
  fc
    .record({
      variant: fc.constantFrom('grey', 'blue', 'large', 'black'),
      pieces: fc.integer({ min: 1, max: 100 }),
    })
    .map(({ variant, pieces }) => accessoryLine(variant, pieces)),
  { selector: accessoryKey },
);

test('reordering keeps sold-out products and drops discontinued ones', () => {
  const [grey, large] = [accessoryLine('grey', 3), accessoryLine('large', 1)];
  const gone = [accessoryLine('green', 2), accessoryLine('black', 1, 'bag')];
  expect(linesToReorder([grey, ...gone, large], accessoryShelf)).toEqual({
    lines: [grey, large],
    out: [large],
    gone,
  });
});

test('a discontinued product keeps its name of that time', () => {
  const products = {
    bag: {
      name: { fa: 'کیف', en: 'Bag' },
      variants: { black: { fa: 'مشکی', en: 'Black' } },
    },
  };
  const gone = [accessoryLine('black', 1, 'bag'), accessoryLine('grey', 1)];
  expect(goneMessage(gone, { products })).toEqual([
    'لابراتوار دیگر ندارد و اضافه نشد: کیف، مشکی؛ cloth',
    'No longer available, so not added: Bag, Black; cloth',
  ]);
});

test('added lines join the typed ones, and undoing keeps lines typed before and since', () => {
  fc.assert(
    fc.property(lines, lines, lines, (typed, added, since) => {
      const both = addLines(addLines(typed, added), since);
      for (const { variant, pieces } of both) {
        const counted = [...typed, ...added, ...since].filter((each) => each.variant === variant);
        expect(pieces).toBe(counted.reduce((sum, each) => sum + each.pieces, 0));
      }
      const left = removeAddedLines(both, added);
      const expected = addLines(typed, since);
      expect(left).toHaveLength(expected.length);
      expect(left).toEqual(expect.arrayContaining(expected));
    }),
  );
});

test('undoing lines that were removed in the meantime removes nothing else', () => {
  const [grey, blue] = [accessoryLine('grey', 3), accessoryLine('blue', 1)];
  expect(removeAddedLines([blue], [grey])).toEqual([blue]);
  expect(removeAddedLines([{ ...grey, pieces: 2 }, blue], [grey])).toEqual([blue]);
});
