import type { StockCatalogue, StockCount } from './stock.ts';

const hide = (count: StockCount): StockCount => (count === null ? null : 'hidden');

/** Stock as a visitor may see it: which powers are kept, neither how many nor what they cost. */
export function withoutCounts(stock: StockCatalogue): StockCatalogue {
  return {
    audience: 'visitor',
    lenses: stock.lenses.map((lens) => ({
      ...lens,
      charts: lens.charts.map((chart) => ({
        ...chart,
        onHand: chart.onHand.map((row) => row.map(hide)),
      })),
      bands: [],
    })),
  };
}
