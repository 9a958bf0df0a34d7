import type { Point } from '../frame/point.ts';
import { blankDiameters, type LensBox, minimumBlank, smallestBlank } from '../optics/blank-size.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { DrawnBlank, FrameFacts } from './front.ts';

/**
 * Draws the smallest available blank that is large enough, around the centration point. Null while the PD is unknown
 * or a frame measurement is in error.
 */
export function drawBlank(
  side: EyeSide,
  box: LensBox,
  facts: FrameFacts,
  centre: Point,
): DrawnBlank | null {
  const eye = facts[side];
  if (!eye || eye.pd === null || !facts.isFrameSound) return null;
  const { pd, height, isPlus } = eye;
  const least = minimumBlank(box, { pd, height }, { isPlus, isHardCoated: facts.isHardCoated });
  const offered = smallestBlank(least, facts.blanks ?? blankDiameters);
  return {
    centre,
    diameter: (offered ?? least) / 10,
    least: least / 10,
    fits: offered !== undefined,
  };
}
