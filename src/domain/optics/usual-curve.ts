import type { RoundPower } from './sphero-cylinder.ts';

/** Flattest and steepest front surface, hundredths of a dioptre. */
const bounds = { min: 50, max: 1000 };

/**
 * Usual base curve for a power, by Vogel's rule: plus, spherical equivalent + 6 D; minus, half of it + 6 D. Hundredths
 * of a dioptre, in steps of 0.50. General knowledge; an estimate.
 */
export function usualBaseCurve({ sphere, cylinder }: RoundPower): number {
  const equivalent = sphere + cylinder / 2;
  const curve = equivalent > 0 ? equivalent + 600 : equivalent / 2 + 600;
  return Math.min(bounds.max, Math.max(bounds.min, Math.round(curve / 50) * 50));
}
