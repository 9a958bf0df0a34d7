import { addPowers } from '../vocabulary/power.ts';
import type { EyePrescription } from './eye-prescription.ts';

/** A power of a lens: sphere and cylinder in hundredths of a dioptre, axis in degrees. */
export type SpheroCylinder = Pick<EyePrescription, 'sphere' | 'cylinder' | 'axis'>;

/** A power whose axis does not matter, as of a round lens; hundredths of a dioptre. */
export type RoundPower = Pick<SpheroCylinder, 'sphere' | 'cylinder'>;

/** Converts between plus- and minus-cylinder form: S′ = S + C, C′ = −C, A′ = A ± 90 within 1…180. */
export function transpose({ sphere, cylinder, axis }: SpheroCylinder): SpheroCylinder {
  return {
    sphere: addPowers(sphere, cylinder),
    // `-cylinder` would turn 0 into −0.
    cylinder: 0 - cylinder,
    axis: axis === null ? null : axis <= 90 ? axis + 90 : axis - 90,
  };
}

/** Orders are stored in minus-cylinder form. */
export function toMinusForm<Eye extends SpheroCylinder>(eye: Eye): Eye {
  return eye.cylinder > 0 ? { ...eye, ...transpose(eye) } : eye;
}

/** Power along a meridian in degrees, F(θ) = S + C·sin²(θ − A), in hundredths of a dioptre, not rounded. */
export function powerInMeridian(
  { sphere, cylinder, axis }: SpheroCylinder,
  meridian: number,
): number {
  const angle = ((meridian - (axis ?? 0)) * Math.PI) / 180;
  return sphere + cylinder * Math.sin(angle) ** 2;
}
