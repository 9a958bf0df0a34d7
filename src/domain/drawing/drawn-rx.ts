import type { Frame } from '../frame/frame.ts';
import { type Box, boxOf } from '../frame/point.ts';
import type { Trace } from '../frame/trace.ts';
import { hasPlusMeridian } from '../optics/blank-size.ts';
import type { SpheroCylinder } from '../optics/sphero-cylinder.ts';
import type { Centring } from '../rx/centration.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import { type EyeProfiles, profilesOfEye, type Wishes } from './eye-profiles.ts';
import type { FrameDrawing, FrameFacts } from './front.ts';
import { boxOnSteps } from './outline.ts';

/** Power and centration of an ordered eye. */
export interface DrawnEye extends Centring {
  /** Either cylinder form; null while unknown. */
  readonly power: SpheroCylinder | null;
}

/** The part of an order that can be drawn, whether half typed or complete. */
export interface DrawnRx {
  /** Null for uncut lenses. */
  readonly frame: Frame | null;
  /** Whether all measurements are free of errors; otherwise no blank is drawn. */
  readonly isFrameSound: boolean;
  readonly traces: Readonly<Record<EyeSide, Trace>> | null;
  readonly right: DrawnEye | null;
  readonly left: DrawnEye | null;
  /** Centred on the near PD. */
  readonly isForNear: boolean;
  readonly isHardCoated: boolean;
  /** Refractive indices on offer, hundredths, thickest lens first. */
  readonly indexes: readonly number[];
  readonly wishes: Wishes;
}

/**
 * Drawing of an order: the frame from the front, and each eye's lens from the side in every available index. Null where
 * not known yet. All values are estimates.
 */
export interface RxDrawing {
  readonly front: FrameDrawing | null;
  readonly right: EyeProfiles | null;
  readonly left: EyeProfiles | null;
  /** Bounding box of all lenses, mm, so that they share one scale. */
  readonly view: Box;
}

/** Input of the front view; null for uncut lenses. */
export function frameFactsOf(rx: DrawnRx): FrameFacts | null {
  const { frame, isFrameSound, traces, right, left, isHardCoated } = rx;
  const eyes = { right: inFrame(right), left: inFrame(left) };
  return frame && { frame, isFrameSound, traces, ...eyes, isHardCoated };
}

/** Draws each lens from the side, cut to its outline in the front view. */
export function drawLenses(rx: DrawnRx, front: FrameDrawing | null): Omit<RxDrawing, 'front'> {
  const { frame, indexes, wishes } = rx;
  const choices = { type: frame?.type ?? null, indexes, wishes };
  const profiles = (side: EyeSide) => {
    const power = rx[side]?.power;
    return power ? profilesOfEye(power, front?.[side] ?? null, choices) : null;
  };
  const [right, left] = [profiles('right'), profiles('left')];
  return { right, left, view: viewOf([right, left]) };
}

function inFrame(eye: DrawnEye | null) {
  return (
    eye && {
      pd: eye.pd,
      height: eye.height,
      isPlus: eye.power !== null && hasPlusMeridian(eye.power),
    }
  );
}

/** The view snaps to this step, mm, so that a small change of one power does not move the other eye's drawing. */
const viewStep = 2;

function viewOf(eyes: readonly (EyeProfiles | null)[]): Box {
  const profiles = eyes.flatMap((eye) => eye?.profiles ?? []);
  const points = profiles.flatMap(({ front, back }) => [...front, ...back]);
  return boxOnSteps(boxOf(points), viewStep);
}
