import type { LensPower } from '../optics/thickness.ts';

/** Flattest and steepest front assumed, hundredths of a dioptre. */
const bounds = { min: 50, max: 1000 };

/** Index that base curves are stated for. */
const toolingIndex = 1.53;

/**
 * The base curve usually chosen for a power, by Vogel's rule: plus, the spherical equivalent + 6 D; minus, half of it
 * + 6 D. Hundredths of a dioptre, in halves. General knowledge; an estimate for drawing.
 */
export function usualBaseCurve({ sphere, cylinder }: LensPower): number {
  const equivalent = sphere + cylinder / 2;
  const curve = equivalent > 0 ? equivalent + 600 : equivalent / 2 + 600;
  return Math.min(bounds.max, Math.max(bounds.min, Math.round(curve / 50) * 50));
}

/** Radius in mm of a surface of a base curve in hundredths of a dioptre. */
export function radiusOfCurve(curve: number): number {
  return (1000 * (toolingIndex - 1) * 100) / curve;
}
