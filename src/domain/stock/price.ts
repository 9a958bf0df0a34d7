import type { Rials } from '../vocabulary/money.ts';
import { sumPrices } from '../vocabulary/prices.ts';
import type { StockBand, StockCell, StockLine, StockPrice } from './stock.ts';

type PricedLens = { readonly id: string; readonly bands: readonly StockBand[] };

/**
 * Prices stock lines in rials. A quantity break counts all pieces of the same lens in the order. Null is "price on
 * request", and makes the total null.
 */
export function priceStock(
  lines: readonly StockLine[],
  { lenses }: { readonly lenses: readonly PricedLens[] },
): StockPrice {
  const pieces = piecesByLens(lines);
  const priced = lines.map((line) => {
    const bands = lenses.find(({ id }) => id === line.lens)?.bands ?? [];
    const each = priceOfPiece(bands, line, pieces.get(line.lens) ?? line.pieces);
    return { each, total: each === null ? null : each * line.pieces };
  });
  return { lines: priced, total: sumPrices(priced.map(({ total }) => total)) };
}

function piecesByLens(lines: readonly StockLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { lens, pieces } of lines) sums.set(lens, (sums.get(lens) ?? 0) + pieces);
  return sums;
}

/** Price of one piece in rials if `pieces` of its lens are ordered in total; null is "price on request". */
export function priceOfPiece(
  bands: readonly StockBand[],
  power: Omit<StockCell, 'lens'>,
  pieces: number,
): Rials | null {
  const band = bands.find((each) => bandHolds(each, power));
  return band?.breaks.findLast(({ from }) => from <= pieces)?.price ?? null;
}

function bandHolds(
  band: StockBand,
  { diameter, sphere, cylinder }: Omit<StockCell, 'lens'>,
): boolean {
  return (
    (band.diameter === null || band.diameter === diameter) &&
    sphere >= band.sphereMin &&
    sphere <= band.sphereMax &&
    cylinder >= band.cylinderMin &&
    cylinder <= band.cylinderMax
  );
}
