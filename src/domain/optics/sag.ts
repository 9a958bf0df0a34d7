/**
 * Depth of a surface at a distance from its pole, s = r − √(r² − y²) with r = 1000(n − 1)/|F| mm; in mm. An estimate.
 * Undefined where the surface does not reach so far, r < y.
 *
 * @param power hundredths of a dioptre; its sign is not looked at
 * @param index index of refraction in hundredths, 1.56 is 156
 * @param reach distance from the pole (half the blank) in mm
 */
export function sag(power: number, index: number, reach: number): number | undefined {
  if (power === 0) return 0;
  const radius = (1000 * (index - 100)) / Math.abs(power);
  return radius < reach ? undefined : depthAt(radius, reach);
}

/** Depth of a sphere of a radius at a distance from its pole, all in mm. Exact also where the sphere is nearly flat. */
export function depthAt(radius: number, reach: number): number {
  return reach ** 2 / (radius + Math.sqrt(radius ** 2 - reach ** 2));
}
