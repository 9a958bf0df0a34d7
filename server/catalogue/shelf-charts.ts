import type { StockChart, StockCount } from '../../src/domain/stock/stock.ts';
import type { ShelfCell } from '../db/stock/read-stock.ts';

type Counts = 'told' | 'hidden';

/** Lays the powers of a lens out as charts, one a diameter. */
export function chartsOf(cells: readonly ShelfCell[], counts: Counts): StockChart[] {
  return distinct(cells.map(([diameter]) => diameter)).map((diameter) => {
    const own = cells.filter((cell) => cell[0] === diameter);
    return chartOf(diameter, own, counts);
  });
}

function chartOf(diameter: number, cells: readonly ShelfCell[], counts: Counts): StockChart {
  const spheres = distinct(cells.map(([, sphere]) => sphere));
  const cylinders = distinct(cells.map(([, , cylinder]) => cylinder));
  const rows = new Map(spheres.map((sphere, place) => [sphere, place]));
  const columns = new Map(cylinders.map((cylinder, place) => [cylinder, place]));
  const onHand = spheres.map(() => cylinders.map((): StockCount => null));
  for (const [, sphere, cylinder, count] of cells) {
    const row = onHand[rows.get(sphere) ?? -1];
    const column = columns.get(cylinder);
    if (row && column !== undefined) row[column] = counts === 'told' ? count : 'hidden';
  }
  return { diameter, spheres, cylinders, onHand };
}

/** Ascending. */
function distinct(values: readonly number[]): number[] {
  return [...new Set(values)].sort((one, other) => one - other);
}
