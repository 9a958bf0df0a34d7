import { leastThickness, lensThickness, roundEdge } from '../optics/thickness.ts';
import { lensWeight } from '../optics/weight.ts';
import type { StockLens, StockLine } from './stock.ts';

/**
 * What lines of uncut lenses weigh together, in grams: each lens as thin as its power allows. An estimate; null where a
 * lens is not known or its surface could not be made.
 */
export function weighStock(
  lines: readonly StockLine[],
  lenses: readonly Pick<StockLens, 'id' | 'index'>[],
): number | null {
  const indexes = new Map(lenses.map(({ id, index }) => [id, index]));
  let grams = 0;
  for (const line of lines) {
    const index = indexes.get(line.lens);
    const each = index === undefined ? undefined : weighLens(line, index);
    if (each === undefined) return null;
    grams += each * line.pieces;
  }
  return grams;
}

function weighLens(power: StockLine, index: number): number | undefined {
  const reach = power.diameter / 20;
  const edge = roundEdge(null, reach);
  const thickness = lensThickness({ ...power, axis: null }, index, edge, leastThickness(index));
  return thickness && lensWeight(power, index, reach, thickness.centre);
}
