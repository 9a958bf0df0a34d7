import { radiusOfCurve, usualBaseCurve } from './base-curve.ts';
import {
  type LeastThickness,
  type LensPower,
  type LensThickness,
  leastThickness,
  lensThickness,
  thinning,
} from './lens-thickness.ts';
import { lensWeight } from './lens-weight.ts';
import type { Point } from './point.ts';
import { depthAt } from './sag.ts';

/** Points along each surface of a drawn profile. */
const pointCount = 41;

/** A lens cut through its thickest edge and seen from the side, its front to the left; estimates, mm. */
export interface LensProfile {
  /** Hundredths. */
  readonly index: number;
  /** From top to bottom; the front's pole is the origin. */
  readonly front: readonly Point[];
  readonly back: readonly Point[];
  readonly thickness: LensThickness;
  /** Grams. */
  readonly weight: number;
}

/** The profile of a lens of a diameter in tenths of a millimetre; null where its curves cannot reach so far. */
export function lensProfile(
  power: LensPower,
  index: number,
  diameter: number,
  least: LeastThickness = leastThickness(index),
): LensProfile | null {
  const reach = diameter / 20;
  const thickness = lensThickness(power, index, reach, least);
  const weight = thickness && lensWeight(power, index, reach, thickness.centre);
  if (!thickness || weight === undefined) return null;
  const thickest = Math.min(power.sphere, power.sphere + power.cylinder);
  const radius = radiusOfCurve(usualBaseCurve(power));
  const front = heights(reach).map((y) => ({ x: depthAt(radius, Math.abs(y)), y }));
  const back = front.map(({ x, y }) => {
    const thinner = thinning(thickest, index, Math.abs(y)) ?? 0;
    return { x: x + thickness.centre - thinner, y };
  });
  return { index, front, back, thickness, weight };
}

/** From top to bottom, the pole among them. */
function heights(reach: number): number[] {
  return Array.from({ length: pointCount }, (_, place) => {
    return (reach * (2 * place - (pointCount - 1))) / (pointCount - 1);
  });
}
