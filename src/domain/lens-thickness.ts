import type { FrameType } from './frame.ts';
import { materialOf } from './lens-material.ts';
import { sag } from './sag.ts';

/** Thickness of an uncut or edged lens in mm; an estimate. */
export interface LensThickness {
  readonly centre: number;
  /** Edge along the more plus principal meridian, where it is thinnest. */
  readonly thinnestEdge: number;
  /** Edge along the more minus principal meridian, where it is thickest. */
  readonly thickestEdge: number;
}

/** Least thicknesses in mm. */
export interface LeastThickness {
  readonly centre: number;
  readonly edge: number;
}

/** The power a thickness is estimated for, hundredths of a dioptre; the axis turns it but does not change it. */
export interface LensPower {
  readonly sphere: number;
  readonly cylinder: number;
}

/** Least edge in mm: a groove and a drilled hole need flesh. General knowledge; an estimate. */
const leastEdges = { fullRim: 1, halfRim: 1.8, rimless: 2 } as const satisfies Record<
  FrameType,
  number
>;

/** Least thicknesses assumed for an index in hundredths; estimates that the catalogue or a wish goes before. */
export function leastThickness(index: number, frame: FrameType = 'fullRim'): LeastThickness {
  return { centre: materialOf(index).leastCentre / 10, edge: leastEdges[frame] };
}

/**
 * Thickness of a lens, by the sag of each principal meridian: minus, edge = centre + s; plus, centre = edge + s; a
 * lens of both signs is as thick as the more plus one asks. An estimate. Undefined where a surface cannot reach so far.
 *
 * @param index index of refraction in hundredths
 * @param reach distance from the optical centre to the edge (half the blank) in mm
 */
export function lensThickness(
  { sphere, cylinder }: LensPower,
  index: number,
  reach: number,
  least: LeastThickness = leastThickness(index),
): LensThickness | undefined {
  const along = thinning(sphere, index, reach);
  const across = thinning(sphere + cylinder, index, reach);
  if (along === undefined || across === undefined) return undefined;
  const centre = Math.max(least.centre, least.edge + Math.max(along, across));
  return {
    centre,
    thinnestEdge: centre - Math.max(along, across),
    thickestEdge: centre - Math.min(along, across),
  };
}

/** How much thinner than its centre a lens is at a distance from it, in mm; negative for a minus power. */
export function thinning(power: number, index: number, reach: number): number | undefined {
  const depth = sag(power, index, reach);
  if (depth === undefined) return undefined;
  return power < 0 ? 0 - depth : depth;
}
