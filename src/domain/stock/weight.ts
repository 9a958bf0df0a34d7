import { leastThickness, lensThickness, roundEdge } from '../optics/thickness.ts';
import { lensWeight } from '../optics/weight.ts';
import type { StockLens, StockLine } from './stock.ts';

/**
 * Total weight of uncut lenses in grams, each as thin as its power allows. An estimate; null if a lens is unknown or
 * its surface cannot be made.
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
