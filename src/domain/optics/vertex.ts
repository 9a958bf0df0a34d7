import type { SpheroCylinder } from './sphero-cylinder.ts';

/** Below 4.00 D compensation makes no practical difference (optics of the trade). */
const leastPower = 400;

/** A shift of up to 2 mm makes no practical difference (optics of the trade); tenths of a millimetre. */
const leastShift = 20;

/**
 * Power for another vertex distance, Fc = F/(1 − d·F), d in metres. Hundredths of a dioptre, not rounded. `shift` is
 * the refracted minus the worn vertex distance in tenths of a millimetre: positive if worn closer.
 */
export function powerAtVertex(power: number, shift: number): number {
  // d·F = (shift / 10,000) m × (power / 100) D.
  return power / (1 - (shift * power) / 1_000_000);
}

/**
 * Compensates a power for another vertex distance, each principal meridian separately, axis unchanged. Rounded to
 * hundredths of a dioptre; null if the difference is negligible. The stronger meridian decides for both: compensating
 * only one would change the cylinder.
 */
export function compensateVertex(eye: SpheroCylinder, shift: number): SpheroCylinder | null {
  const across = eye.sphere + eye.cylinder;
  if (!isStrong(eye) || Math.abs(shift) <= leastShift) return null;
  const sphere = Math.round(powerAtVertex(eye.sphere, shift));
  const cylinder = Math.round(powerAtVertex(across, shift)) - sphere;
  return { sphere: sphere + 0, cylinder: cylinder + 0, axis: eye.axis };
}

/** Whether a meridian is strong enough for the vertex distance to matter; hundredths of a dioptre. */
export function isStrong({
  sphere,
  cylinder,
}: Pick<SpheroCylinder, 'sphere' | 'cylinder'>): boolean {
  return Math.max(Math.abs(sphere), Math.abs(sphere + cylinder)) >= leastPower;
}

/** Rounds a power in hundredths to 0.25 D or 0.125 D, the third decimal truncated. */
export function nearestPower(value: number, step: 'quarter' | 'eighth'): number {
  const size = step === 'quarter' ? 25 : 12.5;
  return Math.trunc(Math.round(value / size) * size) + 0;
}

/** Rounds a compensated power to one that can be ordered. */
export function offerOnStep(eye: SpheroCylinder, step: 'quarter' | 'eighth'): SpheroCylinder {
  const cylinder = nearestPower(eye.cylinder, step);
  return {
    sphere: nearestPower(eye.sphere, step),
    cylinder,
    axis: cylinder === 0 ? null : eye.axis,
  };
}
