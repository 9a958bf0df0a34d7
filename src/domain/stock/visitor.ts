import type { StockCatalogue, StockCount } from './stock.ts';

const hide = (count: StockCount): StockCount => (count === null ? null : 'hidden');

/** The stock catalogue for visitors: which powers exist, without counts and prices. */
export function withoutCounts({ terms, ...stock }: StockCatalogue): StockCatalogue {
  return {
    ...stock,
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
