import type { Point } from '../frame/point.ts';
import { depthAt } from '../optics/sag.ts';
import type { SpheroCylinder } from '../optics/sphero-cylinder.ts';
import {
  type LeastThickness,
  type LensThickness,
  leastThickness,
  lensThickness,
  powerTowards,
  thinning,
} from '../optics/thickness.ts';
import { usualBaseCurve } from '../optics/usual-curve.ts';
import { radiusOfCurve } from './base-curve.ts';
import { reachTowards } from './outline.ts';

/** Points from the vertex of a surface to each end. */
const pointCount = 20;

/** Section through a lens's thickest edge and optical centre, from the side, its front to the left; estimates, mm. */
export interface LensProfile {
  /** Refractive index in hundredths. */
  readonly index: number;
  /** From top to bottom; the origin is the vertex of the front surface. */
  readonly front: readonly Point[];
  readonly back: readonly Point[];
  readonly thickness: LensThickness;
}

/** Profile of a lens. `edge`: points relative to the optical centre, mm. Null if a surface cannot reach that far. */
export function lensProfile(
  power: SpheroCylinder,
  index: number,
  edge: readonly Point[],
  least: LeastThickness = leastThickness(index),
): LensProfile | null {
  const thickness = lensThickness(power, index, edge, least);
  if (!thickness) return null;
  const { centre, thickestAt } = thickness;
  const cut = powerTowards(power, thickestAt);
  const radius = radiusOfCurve(usualBaseCurve(power));
  const front = heights(thickestAt, edge).map((y) => ({ x: depthAt(radius, Math.abs(y)), y }));
  const back = front.map(({ x, y }) => {
    const thinner = thinning(cut, index, Math.abs(y)) ?? 0;
    return { x: x + centre - thinner, y };
  });
  return { index, front, back, thickness };
}

/** Heights from top to bottom through the thickest edge, including the vertex. */
function heights(thickest: Point, edge: readonly Point[]): number[] {
  const reach = Math.hypot(thickest.x, thickest.y);
  const opposite = reachTowards({ x: 0 - thickest.x, y: 0 - thickest.y }, edge);
  const [above, below] = thickest.y <= 0 ? [reach, opposite] : [opposite, reach];
  return Array.from({ length: 2 * pointCount + 1 }, (_, index) => {
    const step = index - pointCount;
    return ((step < 0 ? above : below) * step) / pointCount;
  });
}
