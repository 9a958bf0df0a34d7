import { blankDiameters, type LensBox, minimumBlank, smallestBlank } from './blank-size.ts';
import type { DrawnBlank, FrameFacts } from './drawn-frame.ts';
import { type Point, reachFrom } from './point.ts';
import type { EyeSide } from './prescription.ts';

/**
 * The blank that an eye is edged from, round its centration point: the smallest on offer that holds the least one and,
 * for a height far off the middle, the shape as it is drawn. Null while the PD is not known.
 */
export function drawBlank(
  side: EyeSide,
  box: LensBox,
  facts: FrameFacts,
  centre: Point,
  outline: readonly Point[],
): DrawnBlank | null {
  const eye = facts[side];
  if (!eye || eye.pd === null) return null;
  const { isPlus } = eye;
  const least = minimumBlank(box, eye.pd, { isPlus, isHardCoated: facts.isHardCoated });
  // A hair off, so that rounding in floating point does not ask for a tenth more.
  const covering = Math.ceil(20 * reachFrom(centre, outline) - 1e-6);
  const needed = Math.max(least, covering);
  const offered = smallestBlank(needed, facts.blanks ?? blankDiameters);
  return {
    centre,
    diameter: (offered ?? needed) / 10,
    least: least / 10,
    fits: offered !== undefined,
  };
}
