import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import type { StockLine } from '../../../src/domain/stock/stock.ts';
import { stockShelf } from '../../fixtures/stock.ts';
import type { Books } from '../lab/books.ts';

/** Initial stock of each power, in pieces: few, so that they run out. */
export const initialPieces = 12;

const powers: readonly (readonly [sphere: number, cylinder: number])[] = [
  [-200, -50],
  [-200, 0],
  [-175, 0],
  [0, -50],
];

/** A line for one of the powers. */
export const lineOf = (power: number, pieces: number): StockLine => {
  const [sphere, cylinder] = powers[power % powers.length] ?? [0, 0];
  return { lens: 'hmc-156', diameter: 650, sphere, cylinder, pieces };
};

/** What the lab sells in a run. */
export function offer(): Pick<Books, 'catalogue' | 'shelf'> {
  const cells = powers.map((_, power) => stockCellKey(lineOf(power, 1)));
  return { catalogue: stockShelf, shelf: new Map(cells.map((cell) => [cell, initialPieces])) };
}
