import type { FrameType } from '../frame/frame.ts';
import { areaOf, movePoints, type Point } from '../frame/point.ts';
import { type LeastThickness, leastThickness, roundEdge } from '../optics/thickness.ts';
import type { SpheroCylinder } from '../optics/transposition.ts';
import { lensWeight } from '../optics/weight.ts';
import type { DrawnLens } from './front.ts';
import { type LensProfile, lensProfile } from './lens-profile.ts';

/** What the shop asked of blank and thickness, tenths of a millimetre; null is left to the lab. */
export interface Wishes {
  readonly diameter: number | null;
  readonly centreThickness: number | null;
  readonly edgeThickness: number | null;
}

/** Diameter drawn where neither frame nor wish tells one: the blank most lenses come in (general knowledge). */
const usualDiameter = 650;

/** What a lens is cut to: the shape it is edged to, or a round blank of a diameter in mm. */
export type Cut =
  | { readonly kind: 'shape' }
  | { readonly kind: 'blank'; readonly diameter: number };

/** A lens from the side with what it weighs in grams. */
export interface WeighedProfile extends LensProfile {
  readonly weight: number;
}

/** One eye's lens from the side in several indices. */
export interface EyeProfiles {
  readonly cut: Cut;
  /** In the order of the indices; one the lens cannot be drawn in is left out. */
  readonly profiles: readonly WeighedProfile[];
}

/**
 * Thickness and weight of one eye's lens in each index, hundredths. In a frame, along the shape from where the eye
 * looks through, and as heavy as a disc of the shape's area; else as the round blank. Null where a cylinder in a frame
 * has no axis yet. Estimates.
 */
export function profilesOfEye(
  power: SpheroCylinder,
  lens: DrawnLens | null,
  type: FrameType | null,
  indexes: readonly number[],
  wishes: Wishes,
): EyeProfiles | null {
  if (lens && power.cylinder !== 0 && power.axis === null) return null;
  const reach = (wishes.diameter ?? usualDiameter) / 20;
  const edge = lens ? edgeOf(lens) : roundEdge(power.axis, reach);
  // A disc as large as the shape weighs about as much.
  const disc = lens ? Math.sqrt(areaOf(lens.outline) / Math.PI) : reach;
  const profiles = indexes.flatMap((index): WeighedProfile[] => {
    const least = wishedThickness(leastThickness(index, type ?? 'fullRim'), wishes);
    const profile = lensProfile(power, index, edge, least);
    const weight = profile && lensWeight(power, index, disc, profile.thickness.centre);
    return profile && weight !== undefined && weight !== null ? [{ ...profile, weight }] : [];
  });
  return { cut: lens ? { kind: 'shape' } : { kind: 'blank', diameter: 2 * reach }, profiles };
}

/** The shape from where the eye looks through; from its middle while that is not known. */
function edgeOf({ outline, centration, centre }: DrawnLens): Point[] {
  const { x, y } = centration?.point ?? centre;
  return movePoints(outline, { x: 0 - x, y: 0 - y });
}

/** A wish goes before what is usual for the material. */
function wishedThickness(usual: LeastThickness, wishes: Wishes): LeastThickness {
  const { centreThickness, edgeThickness } = wishes;
  return {
    centre: centreThickness === null ? usual.centre : centreThickness / 10,
    edge: edgeThickness === null ? usual.edge : edgeThickness / 10,
  };
}
