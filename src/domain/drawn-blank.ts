import { blankDiameters, type LensBox, minimumBlank, smallestBlank } from './blank-size.ts';
import type { DrawnBlank, FrameFacts } from './drawn-frame.ts';
import { type Point, reachFrom } from './point.ts';
import type { EyeSide } from './prescription.ts';

/** The blank that an eye is edged from, round its centration point; null while the PD is not known. */
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
  const offered = smallestBlank(least, facts.blanks ?? blankDiameters);
  const diameter = (offered ?? least) / 10;
  const isCovered = reachFrom(centre, outline) <= diameter / 2;
  return { centre, diameter, least: least / 10, fits: offered !== undefined && isCovered };
}
