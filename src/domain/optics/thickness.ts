import type { FrameType } from '../frame/frame.ts';
import type { Point } from '../frame/point.ts';
import { materialOf } from './lens-material.ts';
import { sag } from './sag.ts';
import { powerInMeridian, type SpheroCylinder } from './transposition.ts';

/** Thickness of an uncut or edged lens in mm; an estimate. */
export interface LensThickness {
  readonly centre: number;
  readonly thinnestEdge: number;
  readonly thickestEdge: number;
  /** Where the edge is thickest, from the optical centre. */
  readonly thickestAt: Point;
}

/** Least thicknesses in mm. */
export interface LeastThickness {
  readonly centre: number;
  readonly edge: number;
}

/** A power whose axis does not matter, hundredths of a dioptre. */
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

/** The edge of a round lens as far as its thickness needs it: the ends of both principal meridians; mm. */
export function roundEdge(axis: number | null, reach: number): Point[] {
  return [0, 90, 180, 270].map((turn) => {
    const angle = (((axis ?? 0) + turn) * Math.PI) / 180;
    return { x: reach * Math.cos(angle), y: 0 - reach * Math.sin(angle) };
  });
}

/**
 * Thickness of a lens along its edge, by the sag of the power and the distance each point of it has: minus, edge =
 * centre + s; plus, centre = edge + s; the centre is as thick as the most plus point of the edge asks. An estimate.
 * Undefined where a surface cannot reach so far.
 *
 * @param index index of refraction in hundredths
 * @param edge points of the edge from the optical centre in mm, as seen from the front, y downwards
 */
export function lensThickness(
  power: SpheroCylinder,
  index: number,
  edge: readonly Point[],
  least: LeastThickness = leastThickness(index),
): LensThickness | undefined {
  let [most, fewest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let thickestAt: Point = { x: 0, y: 0 };
  for (const point of edge) {
    const thinned = thinning(powerTowards(power, point), index, Math.hypot(point.x, point.y));
    if (thinned === undefined) return undefined;
    most = Math.max(most, thinned);
    if (thinned >= fewest) continue;
    fewest = thinned;
    thickestAt = point;
  }
  const centre = Math.max(least.centre, least.edge + most);
  return { centre, thinnestEdge: centre - most, thickestEdge: centre - fewest, thickestAt };
}

/** Power from the optical centre towards a point; axes count anticlockwise from the viewer's right, for either eye. */
export function powerTowards(power: SpheroCylinder, { x, y }: Point): number {
  return powerInMeridian(power, (Math.atan2(0 - y, x) * 180) / Math.PI);
}

/** How much thinner than its centre a lens is at a distance from it, in mm; negative for a minus power. */
export function thinning(power: number, index: number, reach: number): number | undefined {
  const depth = sag(power, index, reach);
  if (depth === undefined) return undefined;
  return power < 0 ? 0 - depth : depth;
}
