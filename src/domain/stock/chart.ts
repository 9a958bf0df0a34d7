import type { StockCatalogue, StockCell, StockChart, StockCount, StockLens } from './stock.ts';

type Lenses = Pick<StockCatalogue, 'lenses'>;

export function findStockLens({ lenses }: Lenses, id: string): StockLens | undefined {
  return lenses.find((lens) => lens.id === id);
}

/** Key of a cell, the same for lines of the same lens, diameter and power. */
export function stockCellKey({ lens, diameter, sphere, cylinder }: StockCell): string {
  return `${lens} ${diameter} ${sphere} ${cylinder}`;
}

/** Stock of a power; null if it is not in the chart. */
export function countInChart(chart: StockChart, sphere: number, cylinder: number): StockCount {
  const row = chart.onHand[chart.spheres.indexOf(sphere)];
  return row?.[chart.cylinders.indexOf(cylinder)] ?? null;
}

/** Stock of a cell: undefined for an unknown lens, null for a power that is not made. */
export function stockOnHand(catalogue: Lenses, cell: StockCell): StockCount | undefined {
  const lens = findStockLens(catalogue, cell.lens);
  if (!lens) return undefined;
  const chart = lens.charts.find(({ diameter }) => diameter === cell.diameter);
  return chart ? countInChart(chart, cell.sphere, cell.cylinder) : null;
}
