/**
 * Sag of a surface in mm, s = r − √(r² − y²) with r = 1000(n − 1)/|F| mm. An estimate. Undefined if the surface does
 * not reach that far, r < y.
 *
 * @param power hundredths of a dioptre; the sign is ignored
 * @param index refractive index in hundredths, 1.56 is 156
 * @param reach distance from the vertex (half the blank), y, in mm
 */
export function sag(power: number, index: number, reach: number): number | undefined {
  if (power === 0) return 0;
  const radius = (1000 * (index - 100)) / Math.abs(power);
  return radius < reach ? undefined : depthAt(radius, reach);
}

/** Sag of a sphere, all in mm. Stays exact when the sphere is almost flat. */
export function depthAt(radius: number, reach: number): number {
  return reach ** 2 / (radius + Math.sqrt(radius ** 2 - reach ** 2));
}
