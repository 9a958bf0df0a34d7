/** Refractive index that base curves refer to. */
const toolingIndex = 1.53;

/** Radius in mm for a base curve in hundredths of a dioptre. */
export function radiusOfCurve(curve: number): number {
  return (1000 * (toolingIndex - 1) * 100) / curve;
}
