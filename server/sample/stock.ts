import type { StockBand } from '../../src/domain/stock/stock.ts';
import type { ShelfCell } from '../db/stock/read-stock.ts';
import type { StockEntry } from '../use-cases/catalogue/write-stock.ts';

/** Pieces of the powers nearest to plano, which sell fastest. */
const maxPieces = 240;

/**
 * Invented stock: HC and HMC in 1.56. SPH −8.00…+6.00 with CYL to −2.00, or to −4.00 for the middle spheres; 65 mm for
 * all, 70 mm for minus. Prices in rials per piece.
 */
export const sampleStock: readonly StockEntry[] = [
  {
    id: 'hc-156',
    code: 'HC',
    name: { fa: 'HC ۱٫۵۶', en: 'HC 1.56' },
    index: 156,
    cells: shelf(7),
    tiers: { standard: bands(820_000, 1_150_000), partner: bands(760_000, 1_060_000) },
  },
  {
    id: 'hmc-156',
    code: 'HMC',
    name: { fa: 'HMC ۱٫۵۶', en: 'HMC 1.56' },
    index: 156,
    cells: shelf(11),
    tiers: { standard: bands(1_240_000, 1_680_000), partner: bands(1_150_000, 1_560_000) },
  },
];

function shelf(seed: number): ShelfCell[] {
  return [...chart(650, 600, seed), ...chart(700, 0, seed + 1)];
}

function chart(diameter: number, strongestPlus: number, seed: number): ShelfCell[] {
  const cells: ShelfCell[] = [];
  for (let sphere = -800; sphere <= strongestPlus; sphere += 25) {
    const isMiddle = sphere >= -600 && sphere <= 400;
    for (let cylinder = isMiddle ? -400 : -200; cylinder <= 0; cylinder += 25) {
      cells.push([diameter, sphere, cylinder, piecesOf(sphere, cylinder, seed)]);
    }
  }
  return cells;
}

/** Like a real shelf before a delivery: many pieces in the middle, few at the edge, some sold out. */
function piecesOf(sphere: number, cylinder: number, seed: number): number {
  const steps = Math.abs(sphere) / 25 + (2 * Math.abs(cylinder)) / 25;
  const scatter = (steps * 53 + (sphere + 800) * 7 + cylinder * 13 + seed * 97) % 101;
  if (steps > 12 && scatter % 9 === 0) return 0;
  const usual = maxPieces / (1 + steps / 4);
  return Math.max(0, Math.round((usual * (25 + scatter)) / 75) - (steps > 30 ? 4 : 0));
}

function bands(usual: number, strong: number): StockBand[] {
  return [
    // The larger blank costs a tenth more.
    band([-800, 0], [-200, 0], 700, quantities(usual + usual / 10)),
    band([-800, 0], [-400, -225], 700, quantities(strong + strong / 10)),
    band([-600, 400], [-200, 0], null, quantities(usual)),
    band([-800, 600], [-200, 0], null, quantities(strong)),
    // The strongest cylinders in plus are priced on request.
    band([-600, 200], [-400, -225], null, quantities(strong)),
    band([225, 400], [-400, -225], null, [{ from: 1, price: null }]),
  ];
}

function band(
  [sphereMin, sphereMax]: readonly [number, number],
  [cylinderMin, cylinderMax]: readonly [number, number],
  diameter: number | null,
  breaks: StockBand['breaks'],
): StockBand {
  return { sphereMin, sphereMax, cylinderMin, cylinderMax, diameter, breaks };
}

/** Discounts of 3, 7 and 10 % from 20, 50 and 100 pieces of a lens. */
function quantities(price: number): StockBand['breaks'] {
  const less = (percent: number) => (price * (100 - percent)) / 100;
  return [
    { from: 1, price },
    { from: 20, price: less(3) },
    { from: 50, price: less(7) },
    { from: 100, price: less(10) },
  ];
}
