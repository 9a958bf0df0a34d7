import { powerInMeridian, type RoundPower, type SpheroCylinder } from './sphero-cylinder.ts';

/** Spherical equivalent, hundredths of a dioptre, exact to a half. */
export function sphericalEquivalent({ sphere, cylinder }: RoundPower): number {
  return sphere + cylinder / 2;
}

/**
 * Difference between the eyes, hundredths of a dioptre: in spherical equivalent, or in the vertical meridian if
 * larger, as looking down separates the images vertically.
 */
export function anisometropiaOf(one: SpheroCylinder, other: SpheroCylinder): number {
  const equivalent = Math.abs(sphericalEquivalent(one) - sphericalEquivalent(other));
  const isVerticalKnown = [one, other].every(
    ({ cylinder, axis }) => cylinder === 0 || axis !== null,
  );
  const vertical = isVerticalKnown
    ? Math.abs(powerInMeridian(one, 90) - powerInMeridian(other, 90))
    : 0;
  return Math.round(Math.max(equivalent, vertical));
}
