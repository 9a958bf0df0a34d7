import type { Frame } from '../frame/frame.ts';
import { type Box, boxOf, boxOnSteps } from '../frame/point.ts';
import type { Trace } from '../frame/trace.ts';
import { hasPlusMeridian } from '../optics/blank-size.ts';
import type { SpheroCylinder } from '../optics/transposition.ts';
import type { Centring } from '../rx/centration.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import { type EyeProfiles, profilesOfEye, type Wishes } from './eye-profiles.ts';
import type { FrameDrawing, FrameFacts } from './front.ts';

/** What is known of an eye that is ordered, and where its lens is centred. */
export interface DrawnEye extends Centring {
  /** In either cylinder form; null while it is not known. */
  readonly power: SpheroCylinder | null;
}

/** An order as far as it can be drawn, ready or half written. */
export interface DrawnRx {
  /** Null where lenses are ordered uncut. */
  readonly frame: Frame | null;
  /** Whether no measure of it is in error; where one is, no blank follows from it. */
  readonly isFrameSound: boolean;
  readonly traces: Readonly<Record<EyeSide, Trace>> | null;
  readonly right: DrawnEye | null;
  readonly left: DrawnEye | null;
  /** Whether the lenses are centred on the near PD. */
  readonly isForNear: boolean;
  readonly isHardCoated: boolean;
  /** Indices on offer, hundredths, thickest lens first. */
  readonly indexes: readonly number[];
  readonly wishes: Wishes;
}

/** An order drawn: the frame, and each eye's lens in the indices on offer. Null is not known yet. All of it estimates. */
export interface RxDrawing {
  readonly front: FrameDrawing | null;
  readonly right: EyeProfiles | null;
  readonly left: EyeProfiles | null;
  /** What holds every lens from the side, mm, so that all can be shown at one scale. */
  readonly view: Box;
}

/** What the drawing from the front is made of; null where lenses are ordered uncut. */
export function frameFactsOf(rx: DrawnRx): FrameFacts | null {
  const { frame, isFrameSound, traces, right, left, isHardCoated } = rx;
  const eyes = { right: inFrame(right), left: inFrame(left) };
  return frame && { frame, isFrameSound, traces, ...eyes, isHardCoated };
}

/** Each eye's lens from the side, cut to what is drawn from the front. */
export function drawLenses(rx: DrawnRx, front: FrameDrawing | null): Omit<RxDrawing, 'front'> {
  const profiles = (side: EyeSide) => {
    const power = rx[side]?.power;
    return power
      ? profilesOfEye(power, front?.[side] ?? null, rx.frame?.type ?? null, rx.indexes, rx.wishes)
      : null;
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

/** Sides of the view lie on such steps, mm: a power that is changed a little leaves the other eye's lens as it is drawn. */
const viewStep = 2;

function viewOf(eyes: readonly (EyeProfiles | null)[]): Box {
  const profiles = eyes.flatMap((eye) => eye?.profiles ?? []);
  const points = profiles.flatMap(({ front, back }) => [...front, ...back]);
  return boxOnSteps(boxOf(points), viewStep);
}
