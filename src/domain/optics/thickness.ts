import type { FrameType } from '../frame/frame.ts';
import type { Point } from '../frame/point.ts';
import { sag } from './sag.ts';
import { powerInMeridian, type SpheroCylinder } from './sphero-cylinder.ts';

/** Assumptions about a material until the catalogue states its own: general knowledge, estimates. */
export interface LensMaterial {
  /** Index of refraction in hundredths. */
  readonly index: number;
  /** g/cm³. */
  readonly density: number;
  /** Minimum centre thickness of a minus lens, tenths of a millimetre. */
  readonly leastCentre: number;
}

/** Common resins by index. Densities and centre thicknesses as makers usually state them. */
const materials: readonly LensMaterial[] = [
  { index: 150, density: 1.32, leastCentre: 20 },
  { index: 153, density: 1.11, leastCentre: 15 },
  { index: 156, density: 1.28, leastCentre: 18 },
  { index: 159, density: 1.2, leastCentre: 15 },
  { index: 160, density: 1.3, leastCentre: 14 },
  { index: 167, density: 1.36, leastCentre: 12 },
  { index: 174, density: 1.47, leastCentre: 11 },
];

/** The common material closest to an index in hundredths; of two equally close the lower, which is thicker. */
export function materialOf(index: number): LensMaterial {
  return materials.reduce((best, material) => {
    return Math.abs(material.index - index) < Math.abs(best.index - index) ? material : best;
  });
}

/** Thickness of an uncut or edged lens in mm; an estimate. */
export interface LensThickness {
  readonly centre: number;
  readonly thinnestEdge: number;
  readonly thickestEdge: number;
  /** Position of the thickest edge, from the optical centre, mm. */
  readonly thickestAt: Point;
}

/** Minimum thicknesses in mm. */
export interface LeastThickness {
  readonly centre: number;
  readonly edge: number;
}

/**
 * Minimum edge thickness in mm: a groove or a drilled hole needs material around it. General knowledge; an estimate.
 */
const leastEdges = { fullRim: 1, halfRim: 1.8, rimless: 2 } as const satisfies Record<
  FrameType,
  number
>;

/** Minimum thicknesses assumed for an index in hundredths; estimates. Values requested by the shop take precedence. */
export function leastThickness(index: number, frame: FrameType = 'fullRim'): LeastThickness {
  return { centre: materialOf(index).leastCentre / 10, edge: leastEdges[frame] };
}

/**
 * Four points on the edge of a round lens, at the ends of both principal meridians: enough to find its extremes. In mm
 * from the centre.
 */
export function roundEdge(axis: number | null, reach: number): Point[] {
  return [0, 90, 180, 270].map((turn) => {
    const angle = (((axis ?? 0) + turn) * Math.PI) / 180;
    return { x: reach * Math.cos(angle), y: 0 - reach * Math.sin(angle) };
  });
}

/**
 * Thickness along a lens's edge, from the sag of the power at each point: minus, edge = centre + s; plus, centre =
 * edge + s. The centre is thick enough for the most plus point of the edge. An estimate. Undefined if a surface cannot
 * reach that far.
 *
 * @param index refractive index in hundredths
 * @param edge points of the edge from the optical centre in mm, seen from the front, y downwards
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

/**
 * Power from the optical centre towards a point, hundredths of a dioptre. Axes run anticlockwise from the viewer's
 * right, for either eye.
 */
export function powerTowards(power: SpheroCylinder, { x, y }: Point): number {
  return powerInMeridian(power, (Math.atan2(0 - y, x) * 180) / Math.PI);
}

/**
 * How much thinner than its centre a lens is at a distance `reach` from it, in mm; negative for a minus power.
 * Undefined if the surface does not reach that far.
 */
export function thinning(power: number, index: number, reach: number): number | undefined {
  const depth = sag(power, index, reach);
  if (depth === undefined) return undefined;
  return power < 0 ? 0 - depth : depth;
}
