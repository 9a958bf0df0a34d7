import { describe, expect, test } from 'vitest';
import { availabilityOf, stockOnHand } from '../../../src/domain/stock/chart.ts';
import {
  addStockLine,
  countPieces,
  setStockPieces,
  takeWhatThereIs,
} from '../../../src/domain/stock/lines.ts';
import { publicShelf, stockLine, stockShelf } from '../../fixtures/stock.ts';

const two = [stockLine(-200, -50, 2), stockLine(0, 0, 10)];

describe('lines of a stock order', () => {
  test('take more pieces of a power they hold, and a new power at their end', () => {
    expect(addStockLine(two, stockLine(-200, -50, 3))).toEqual([stockLine(-200, -50, 5), two[1]]);
    expect(addStockLine(two, stockLine(125, 0, 1))).toEqual([...two, stockLine(125, 0, 1)]);
  });

  test('keep powers of other diameters and lenses apart', () => {
    const wide = { ...stockLine(-200, -50, 1), diameter: 700 };
    expect(addStockLine(two, wide)).toHaveLength(3);
    expect(addStockLine(two, { ...wide, lens: 'hc-156' })).toHaveLength(3);
  });

  test('change in pieces, and go with the last of them', () => {
    expect(setStockPieces(two, 1, 4)).toEqual([two[0], stockLine(0, 0, 4)]);
    expect(setStockPieces(two, 0, 0)).toEqual([two[1]]);
    expect(setStockPieces(two, 7, 3)).toEqual(two);
  });

  test('count their pieces', () => expect(countPieces(two)).toBe(12));
});

describe('taking what there is', () => {
  test('lowers short lines, leaves out empty ones, and touches nothing else', () => {
    const asked = [stockLine(-200, -50, 9), stockLine(-175, 0, 2), stockLine(125, 0, 30)];
    expect(takeWhatThereIs(asked, stockShelf)).toEqual([
      stockLine(-200, -50, 2),
      stockLine(125, 0, 30),
    ]);
  });

  test('leaves lines alone where counts are not told', () => {
    expect(takeWhatThereIs(two, publicShelf)).toEqual(two);
  });
});

describe('what is on hand', () => {
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

  test('is not told to a visitor', () => {
    expect(availabilityOf(stockOnHand(publicShelf, stockLine(0, 0, 1)), 1)).toBe('unknown');
  });
});
