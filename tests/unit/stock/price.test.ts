import { describe, expect, test } from 'vitest';
import { priceStock } from '../../../src/domain/stock/price.ts';
import { stockLine, stockShelf } from '../../fixtures/stock.ts';

describe('the price of stock lenses', () => {
  test('is the unit price times the pieces, summed over the lines', () => {
    const price = priceStock([stockLine(-200, -50, 2), stockLine(0, 0, 4)], stockShelf);
    expect(price).toEqual({
      lines: [
        { each: 600_000, total: 1_200_000 },
        { each: 600_000, total: 2_400_000 },
      ],
      total: 3_600_000,
    });
  });

  test.each([
    [9, 600_000],
    [10, 550_000],
    [49, 550_000],
    [50, 500_000],
    [199, 500_000],
    [200, null],
  ])('of %i pieces of one lens is %s each', (pieces, each) => {
    const [line] = priceStock([stockLine(0, 0, pieces)], stockShelf).lines;
    expect(line?.each).toBe(each);
  });

  test('counts all powers of a lens, and no other lens, towards its price break', () => {
    const hc = { ...stockLine(0, 0, 40), lens: 'hc-156' };
    const { lines } = priceStock([stockLine(0, 0, 6), stockLine(-200, 0, 4), hc], stockShelf);
    expect(lines.map(({ each }) => each)).toEqual([550_000, 550_000, 300_000]);
  });

  test('comes from the first band with the power in its diameter', () => {
    const wide = { ...stockLine(-200, 0, 1), diameter: 700 };
    expect(priceStock([wide], stockShelf).total).toBe(900_000);
  });

  test('is on request below the first price break', () => {
    expect(priceStock([stockLine(-200, -75, 1)], stockShelf).total).toBeNull();
    expect(priceStock([stockLine(-200, -75, 2)], stockShelf).total).toBe(1_600_000);
  });

  test.each([
    ['outside every band', stockLine(-900, 0, 1)],
    ['of an unknown lens', { ...stockLine(0, 0, 1), lens: 'gone' }],
  ])('%s is on request, and so is the total', (_, line) => {
    const price = priceStock([stockLine(0, 0, 1), line], stockShelf);
    expect(price.lines[1]).toEqual({ each: null, total: null });
    expect(price.total).toBeNull();
  });
});
