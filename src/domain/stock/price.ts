import { withDiscount } from '../prices/best-discount.ts';
import type { PriceTerms } from '../prices/price-terms.ts';
import { priceLines } from '../shelf/price-lines.ts';
import type { QuantityBreaks, ShelfPrice } from '../shelf/shelf-price.ts';
import type { StockBand, StockCell, StockLine } from './stock.ts';

type PricedLens = { readonly id: string; readonly bands: readonly StockBand[] };
type PricedStock = {
  readonly lenses: readonly PricedLens[];
  readonly terms?: PriceTerms | undefined;
};
type Power = Omit<StockCell, 'lens'>;

/**
 * Prices stock lines in rials. A quantity break counts all pieces of the same lens in the order. Null is "price on
 * request", and makes the total null.
 */
export function priceStock(
  lines: readonly StockLine[],
  { lenses, terms }: PricedStock,
): ShelfPrice {
  const { total, ...priced } = priceLines(lines, {
    groupOf: ({ lens }) => lens,
    breaksOf: (line) => breaksOfPower(lenses.find(({ id }) => id === line.lens)?.bands ?? [], line),
  });
  return { ...priced, total: withDiscount(total, terms, 'stock') };
}

/** Prices of a power; undefined if the lens has none for it. */
export function breaksOfPower(
  bands: readonly StockBand[],
  power: Power,
): QuantityBreaks | undefined {
  return bands.find((band) => bandHolds(band, power))?.breaks;
}

function bandHolds(band: StockBand, { diameter, sphere, cylinder }: Power): boolean {
  return (
    (band.diameter === null || band.diameter === diameter) &&
    sphere >= band.sphereMin &&
    sphere <= band.sphereMax &&
    cylinder >= band.cylinderMin &&
    cylinder <= band.cylinderMax
  );
}
