import type { RoundPower } from './sphero-cylinder.ts';
import { materialOf, thinning } from './thickness.ts';

/**
 * Weight of a round lens in grams: volume times the density of the usual material at that index. An estimate: each
 * principal meridian counts half, and the material is general knowledge. Undefined if a surface cannot reach that far.
 *
 * @param index refractive index in hundredths
 * @param reach half the diameter in mm; for an edged lens, of a circle with the same area
 * @param centre centre thickness in mm
 */
export function lensWeight(
  { sphere, cylinder }: RoundPower,
  index: number,
  reach: number,
  centre: number,
): number | undefined {
  const along = volumeThinned(sphere, index, reach);
  const across = volumeThinned(sphere + cylinder, index, reach);
  if (along === undefined || across === undefined) return undefined;
  const volume = Math.PI * reach ** 2 * centre - (along + across) / 2;
  return (volume / 1000) * materialOf(index).density;
}

/** Volume a curve removes from a disc as thick as the centre, π·s·(3y² − s²)/6 in mm³; negative for a minus power. */
function volumeThinned(power: number, index: number, reach: number): number | undefined {
  const depth = thinning(power, index, reach);
  if (depth === undefined) return undefined;
  return (Math.PI * depth * (3 * reach ** 2 - depth ** 2)) / 6;
}
