import { describe, expect, test } from 'vitest';
import { availabilityOf } from '../../../src/domain/shelf/availability.ts';
import { takeOnHand } from '../../../src/domain/shelf/on-hand.ts';
import { countPieces, setPieces } from '../../../src/domain/shelf/shelf-lines.ts';
import { stockOnHand } from '../../../src/domain/stock/chart.ts';
import { addStockLine } from '../../../src/domain/stock/lines.ts';
import { publicShelf, stockLine, stockShelf } from '../../fixtures/stock.ts';

const two = [stockLine(-200, -50, 2), stockLine(0, 0, 10)];

describe('lines of a stock order', () => {
  test('add pieces to an existing power, and append a new one', () => {
    expect(addStockLine(two, stockLine(-200, -50, 3))).toEqual([stockLine(-200, -50, 5), two[1]]);
    expect(addStockLine(two, stockLine(125, 0, 1))).toEqual([...two, stockLine(125, 0, 1)]);
  });

  test('keep powers of different diameters and lenses separate', () => {
    const wide = { ...stockLine(-200, -50, 1), diameter: 700 };
    expect(addStockLine(two, wide)).toHaveLength(3);
    expect(addStockLine(two, { ...wide, lens: 'hc-156' })).toHaveLength(3);
  });

  test('change their pieces, and disappear at zero', () => {
    expect(setPieces(two, 1, 4)).toEqual([two[0], stockLine(0, 0, 4)]);
    expect(setPieces(two, 0, 0)).toEqual([two[1]]);
    expect(setPieces(two, 7, 3)).toEqual(two);
  });

  test('count their pieces', () => expect(countPieces(two)).toBe(12));
});

describe('lowering lines to stock', () => {
  test('lowers short lines, removes empty ones, and changes nothing else', () => {
    const asked = [stockLine(-200, -50, 9), stockLine(-175, 0, 2), stockLine(125, 0, 30)];
    expect(takeOnHand(asked, (line) => stockOnHand(stockShelf, line))).toEqual([
      stockLine(-200, -50, 2),
      stockLine(125, 0, 30),
    ]);
  });

  test('leaves lines unchanged if counts are hidden', () => {
    expect(takeOnHand(two, (line) => stockOnHand(publicShelf, line))).toEqual(two);
  });
});

describe('stock on hand', () => {
  test.each([
    [-200, -75, 14, 'enough'],
    [-200, -50, 2, 'short'],
    [-175, 0, 0, 'none'],
    [-175, -75, null, 'notMade'],
    [-175, -60, null, 'notMade'],
    [-9000, 0, null, 'notMade'],
  ] as const)('of %i/%i is %s: %s for four', (sphere, cylinder, count, availability) => {
    const found = stockOnHand(stockShelf, stockLine(sphere, cylinder, 4));
    expect(found).toBe(count);
    expect(availabilityOf(found, 4)).toBe(availability);
  });

  test('is hidden from visitors', () => {
    expect(availabilityOf(stockOnHand(publicShelf, stockLine(0, 0, 1)), 1)).toBe('unknown');
  });
});
