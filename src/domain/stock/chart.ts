import type { StockCatalogue, StockCell, StockChart, StockCount, StockLens } from './stock.ts';

type Lenses = Pick<StockCatalogue, 'lenses'>;

export function findStockLens({ lenses }: Lenses, id: string): StockLens | undefined {
  return lenses.find((lens) => lens.id === id);
}

/** Names a cell, to tell whether two lines mean the same. */
export function stockCellKey({ lens, diameter, sphere, cylinder }: StockCell): string {
  return `${lens} ${diameter} ${sphere} ${cylinder}`;
}

/** Pieces of a power in a chart; null where the chart has none such. */
export function countInChart(chart: StockChart, sphere: number, cylinder: number): StockCount {
  const row = chart.onHand[chart.spheres.indexOf(sphere)];
  return row?.[chart.cylinders.indexOf(cylinder)] ?? null;
}

/** Pieces on hand of a cell; undefined where the catalogue has no such lens. */
export function stockOnHand(catalogue: Lenses, cell: StockCell): StockCount | undefined {
  const lens = findStockLens(catalogue, cell.lens);
  if (!lens) return undefined;
  const chart = lens.charts.find(({ diameter }) => diameter === cell.diameter);
  return chart ? countInChart(chart, cell.sphere, cell.cylinder) : null;
}

/** How well a wish can be met; `unknown` where the count is not told. */
export type Availability = 'unknown' | 'notMade' | 'none' | 'short' | 'enough';

/** Tells how far the count meets the wish for some pieces; 0 pieces ask whether there is any. */
export function availabilityOf(count: StockCount | undefined, pieces: number): Availability {
  if (count === undefined || count === null) return 'notMade';
  if (count === 'hidden') return 'unknown';
  if (count === 0) return 'none';
  return count < pieces ? 'short' : 'enough';
}
