import type { FrameType } from '../frame/frame.ts';
import { movePoints, type Point } from '../frame/point.ts';
import type { SpheroCylinder } from '../optics/sphero-cylinder.ts';
import { type LeastThickness, leastThickness, roundEdge } from '../optics/thickness.ts';
import { lensWeight } from '../optics/weight.ts';
import type { DrawnLens } from './front.ts';
import { type LensProfile, lensProfile } from './lens-profile.ts';
import { areaOf } from './outline.ts';

/** Values the shop requested, tenths of a millimetre; null leaves the choice to the lab. */
export interface Wishes {
  readonly diameter: number | null;
  readonly centreThickness: number | null;
  readonly edgeThickness: number | null;
}

/**
 * Diameter, tenths of a millimetre, if neither the frame nor the shop specifies one: the most common blank (general
 * knowledge).
 */
const usualDiameter = 650;

/** `shape`: edged to the frame. `blank`: round; diameter in mm. */
export type Cut =
  | { readonly kind: 'shape' }
  | { readonly kind: 'blank'; readonly diameter: number };

/** A side view with the lens's weight in grams. */
export interface WeighedProfile extends LensProfile {
  readonly weight: number;
}

/** What both eyes' lenses have in common. */
interface LensChoices {
  readonly type: FrameType | null;
  readonly indexes: readonly number[];
  readonly wishes: Wishes;
}

/** Side views of one eye's lens in several indices. */
export interface EyeProfiles {
  readonly cut: Cut;
  /** In the order of the indices. Impossible ones are left out. */
  readonly profiles: readonly WeighedProfile[];
}

/**
 * Thickness and weight of one eye's lens in each index (hundredths). In a frame, measured along its shape around the
 * centration point and weighed as a disc of the same area; otherwise as a round blank. Null while the cylinder of a
 * lens in a frame has no axis. Estimates.
 */
export function profilesOfEye(
  power: SpheroCylinder,
  lens: DrawnLens | null,
  { type, indexes, wishes }: LensChoices,
): EyeProfiles | null {
  if (lens && power.cylinder !== 0 && power.axis === null) return null;
  const reach = (wishes.diameter ?? usualDiameter) / 20;
  const edge = lens ? edgeOf(lens) : roundEdge(power.axis, reach);
  // A disc of the same area has about the same weight.
  const disc = lens ? Math.sqrt(areaOf(lens.outline) / Math.PI) : reach;
  const profiles = indexes.flatMap((index): WeighedProfile[] => {
    const least = wishedThickness(leastThickness(index, type ?? 'fullRim'), wishes);
    const profile = lensProfile(power, index, edge, least);
    const weight = profile && lensWeight(power, index, disc, profile.thickness.centre);
    return profile && weight !== undefined && weight !== null ? [{ ...profile, weight }] : [];
  });
  return { cut: lens ? { kind: 'shape' } : { kind: 'blank', diameter: 2 * reach }, profiles };
}

/** The outline relative to the centration point, or to the boxing centre if that is unknown. */
function edgeOf({ outline, centration, centre }: DrawnLens): Point[] {
  const { x, y } = centration?.point ?? centre;
  return movePoints(outline, { x: 0 - x, y: 0 - y });
}

/** Requested thicknesses take precedence over the material's usual ones. */
function wishedThickness(usual: LeastThickness, wishes: Wishes): LeastThickness {
  const { centreThickness, edgeThickness } = wishes;
  return {
    centre: centreThickness === null ? usual.centre : centreThickness / 10,
    edge: edgeThickness === null ? usual.edge : edgeThickness / 10,
  };
}
