import type { EyePrescription } from './eye-prescription.ts';

/** The three numbers of a toric power: hundredths of a dioptre, and degrees. */
type SpheroCylinder = Pick<EyePrescription, 'sphere' | 'cylinder' | 'axis'>;

/** Powers weaker than 4.00 D are not worth compensating (optics of the trade). */
const leastPower = 400;

/** A shift of 2 mm or less is not worth compensating; tenths of a millimetre. */
const leastShift = 20;

/**
 * What a power becomes when worn at another distance from the eye: Fc = F/(1 − d·F), d in metres. Hundredths of a
 * dioptre, not rounded. `shift` is the refracted minus the worn vertex distance in tenths of a millimetre: positive
 * when worn closer.
 */
export function powerAtVertex(power: number, shift: number): number {
  // d·F = (shift / 10,000) m × (power / 100) D.
  return power / (1 - (shift * power) / 1_000_000);
}

/**
 * The power to wear for one refracted at another vertex distance, each principal meridian by itself, the axis kept.
 * Rounded to hundredths of a dioptre; null where there is nothing worth compensating. The stronger meridian decides,
 * for both: to compensate one alone would bend the cylinder.
 */
export function compensateVertex(eye: SpheroCylinder, shift: number): SpheroCylinder | null {
  const across = eye.sphere + eye.cylinder;
  const isStrong = Math.max(Math.abs(eye.sphere), Math.abs(across)) >= leastPower;
  if (!isStrong || Math.abs(shift) <= leastShift) return null;
  const sphere = Math.round(powerAtVertex(eye.sphere, shift));
  const cylinder = Math.round(powerAtVertex(across, shift)) - sphere;
  return { sphere: sphere + 0, cylinder: cylinder + 0, axis: eye.axis };
}

/** The power nearest to one in hundredths on the grid of 0.25 D or 0.125 D, its third decimal cut off. */
export function nearestPower(value: number, step: 'quarter' | 'eighth'): number {
  const size = step === 'quarter' ? 25 : 12.5;
  return Math.trunc(Math.round(value / size) * size) + 0;
}

/** A compensated power as it can be ordered: sphere and cylinder each on the nearest step. */
export function offerOnStep(eye: SpheroCylinder, step: 'quarter' | 'eighth'): SpheroCylinder {
  const cylinder = nearestPower(eye.cylinder, step);
  return {
    sphere: nearestPower(eye.sphere, step),
    cylinder,
    axis: cylinder === 0 ? null : eye.axis,
  };
}
