import type { DrawnLens } from './drawn-frame.ts';
import type { FrameType } from './frame.ts';
import { type LensProfile, lensProfile } from './lens-profile.ts';
import { type LeastThickness, type LensPower, leastThickness } from './lens-thickness.ts';
import { lensWeight } from './lens-weight.ts';
import { areaOf, type Point, reachFrom } from './point.ts';

/** What the shop asked of blank and thickness, tenths of a millimetre; null is left to the lab. */
export interface Wishes {
  readonly diameter: number | null;
  readonly centreThickness: number | null;
  readonly edgeThickness: number | null;
}

/** Diameter drawn where neither frame nor wish tells one: the blank most lenses come in (general knowledge). */
const usualDiameter = 650;

/** One eye's lens from the side in several indices. */
export interface EyeProfiles {
  /** What the lens is cut to: the shape it is edged to, its farthest point all round, or the round blank. */
  readonly cut: 'shape' | 'blank';
  /** mm. */
  readonly diameter: number;
  /** In the order of the indices; one the lens cannot be drawn in is left out. */
  readonly profiles: readonly LensProfile[];
}

/**
 * Thickness and weight of one eye's lens in each index, hundredths. In a frame, up to the shape's farthest point from
 * where the eye looks through, and as heavy as a disc of the shape's area; else as the round blank. Estimates.
 */
export function profilesOfEye(
  power: LensPower,
  lens: DrawnLens | null,
  type: FrameType | null,
  indexes: readonly number[],
  wishes: Wishes,
): EyeProfiles {
  const outline = lens?.outline ?? null;
  const centre = lens && (lens.centration?.point ?? lens.centre);
  const reach = outline && centre && reachFrom(centre, outline);
  const diameter = reach ? Math.ceil(20 * reach - 1e-6) : (wishes.diameter ?? usualDiameter);
  const profiles = indexes.flatMap((index) => {
    const least = wishedThickness(leastThickness(index, type ?? 'fullRim'), wishes);
    const profile = lensProfile(power, index, diameter, least);
    return profile ? { ...profile, weight: edgedWeight(power, profile, outline) } : [];
  });
  return { cut: reach ? 'shape' : 'blank', diameter: diameter / 10, profiles };
}

/** A wish goes before what is usual for the material. */
function wishedThickness(usual: LeastThickness, wishes: Wishes): LeastThickness {
  const { centreThickness, edgeThickness } = wishes;
  return {
    centre: centreThickness === null ? usual.centre : centreThickness / 10,
    edge: edgeThickness === null ? usual.edge : edgeThickness / 10,
  };
}

function edgedWeight(
  power: LensPower,
  { index, thickness, weight }: LensProfile,
  outline: readonly Point[] | null,
): number {
  if (!outline) return weight;
  const reach = Math.sqrt(areaOf(outline) / Math.PI);
  return lensWeight(power, index, reach, thickness.centre) ?? weight;
}
