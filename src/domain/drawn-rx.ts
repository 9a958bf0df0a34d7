import { hasPlusMeridian } from './blank-size.ts';
import type { FrameDrawing } from './drawn-frame.ts';
import { type EyeProfiles, profilesOfEye, type Wishes } from './eye-profiles.ts';
import type { Frame } from './frame.ts';
import { drawFrame } from './frame-drawing.ts';
import type { LensPower } from './lens-thickness.ts';
import { type Box, boxOf } from './point.ts';
import type { EyeSide } from './prescription.ts';
import type { Trace } from './trace.ts';

/** What is known of an eye that is ordered: minus or plus form, hundredths of a dioptre; tenths of a millimetre. */
export interface DrawnEye {
  /** Null while the power is not known. */
  readonly power: LensPower | null;
  readonly pd: number | null;
  readonly height: number | null;
}

/** An order as far as it can be drawn, ready or half written. */
export interface DrawnRx {
  /** Null where lenses are ordered uncut. */
  readonly frame: Frame | null;
  readonly traces: Readonly<Record<EyeSide, Trace>> | null;
  readonly right: DrawnEye | null;
  readonly left: DrawnEye | null;
  readonly isHardCoated: boolean;
  /** Indices on offer, hundredths, thickest lens first. */
  readonly indexes: readonly number[];
  readonly wishes: Wishes;
}

/** An order drawn: the frame, and each eye's lens in the indices on offer. All of it estimates. */
export interface RxDrawing {
  readonly front: FrameDrawing | null;
  readonly right: EyeProfiles | null;
  readonly left: EyeProfiles | null;
  /** What holds every lens from the side, mm, so that all can be shown at one scale. */
  readonly view: Box;
}

/** Draws what is known; what is not known yet is null. */
export function drawRx(rx: DrawnRx): RxDrawing {
  const front =
    rx.frame &&
    drawFrame({ ...rx, frame: rx.frame, right: inFrame(rx.right), left: inFrame(rx.left) });
  const profiles = (side: EyeSide) => {
    const power = rx[side]?.power;
    return power
      ? profilesOfEye(power, front?.[side] ?? null, rx.frame?.type ?? null, rx.indexes, rx.wishes)
      : null;
  };
  const [right, left] = [profiles('right'), profiles('left')];
  return { front, right, left, view: viewOf([right, left]) };
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

function viewOf(eyes: readonly (EyeProfiles | null)[]): Box {
  const profiles = eyes.flatMap((eye) => eye?.profiles ?? []);
  return boxOf(profiles.flatMap((profile) => [...profile.front, ...profile.back]));
}
