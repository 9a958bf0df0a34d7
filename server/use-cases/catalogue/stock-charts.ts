import type { StockChart, StockCount } from '../../../src/domain/stock/stock.ts';
import type { ShelfCell } from '../../db/stock/read-stock.ts';

type Counts = 'shown' | 'hidden';

/** Arranges the powers of a lens in charts, one per diameter. */
export function stockCharts(cells: readonly ShelfCell[], counts: Counts): StockChart[] {
  return sortedUnique(cells.map(([diameter]) => diameter)).map((diameter) => {
    const own = cells.filter((cell) => cell[0] === diameter);
    return chartOf(diameter, own, counts);
  });
}

function chartOf(diameter: number, cells: readonly ShelfCell[], counts: Counts): StockChart {
  const spheres = sortedUnique(cells.map(([, sphere]) => sphere));
  const cylinders = sortedUnique(cells.map(([, , cylinder]) => cylinder));
  const rows = new Map(spheres.map((sphere, index) => [sphere, index]));
  const columns = new Map(cylinders.map((cylinder, index) => [cylinder, index]));
  const onHand = spheres.map(() => cylinders.map((): StockCount => null));
  for (const [, sphere, cylinder, count] of cells) {
    const row = onHand[rows.get(sphere) ?? -1];
    const column = columns.get(cylinder);
    if (row && column !== undefined) row[column] = counts === 'shown' ? count : 'hidden';
  }
  return { diameter, spheres, cylinders, onHand };
}

function sortedUnique(values: readonly number[]): number[] {
  return [...new Set(values)].sort((one, other) => one - other);
}
