import { stockCellKey } from '../stock/chart.ts';
import type { StockBand, StockCell } from '../stock/stock.ts';
import type { ShelfStates } from './shelf-chart.ts';

/** Powers are made in quarter-dioptre steps; hundredths. */
const step = 25;

const stepsFrom = (least: number, most: number) =>
  Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => least + index * step);

/** The powers of a lens in a diameter that have a price but are not stocked yet. */
export function pricedPowers(
  { lens, diameter }: Pick<StockCell, 'lens' | 'diameter'>,
  bands: readonly StockBand[],
  kept: Pick<ShelfStates, 'has'>,
): StockCell[] {
  const found = new Map<string, StockCell>();
  for (const band of bands) {
    if (band.diameter !== null && band.diameter !== diameter) continue;
    for (const sphere of stepsFrom(band.sphereMin, band.sphereMax)) {
      for (const cylinder of stepsFrom(band.cylinderMin, band.cylinderMax)) {
        const cell = { lens, diameter, sphere, cylinder };
        const key = stockCellKey(cell);
        if (!kept.has(key)) found.set(key, cell);
      }
    }
  }
  return [...found.values()];
}
