import type { Frame, FrameType } from '../frame/frame.ts';
import type { Box, Point } from '../frame/point.ts';
import type { Trace } from '../frame/trace.ts';
import type { Centring } from '../rx/centration.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Rim } from './frame-outline.ts';

/** What is known of one eye behind the frame: where its lens is centred. */
export interface EyeInFrame extends Centring {
  /** Whether any meridian is plus. */
  readonly isPlus: boolean;
}

/** What a drawing is made from. An eye that is not ordered is null. */
export interface FrameFacts {
  readonly frame: Frame;
  /** Whether a blank follows from its measures. */
  readonly isFrameSound: boolean;
  readonly traces: Readonly<Record<EyeSide, Trace>> | null;
  readonly right: EyeInFrame | null;
  readonly left: EyeInFrame | null;
  readonly isHardCoated: boolean;
  /** Diameters of the blanks on offer, tenths of a millimetre; the usual ones when not given. */
  readonly blanks?: readonly number[];
}

/** Where the eye looks through its lens. */
export interface Centration {
  readonly point: Point;
  /** Without a height the cross stands on the middle line, and is only half known. */
  readonly isHeightKnown: boolean;
  /** From the boxing centre, mm: towards the nose and upwards. */
  readonly inwards: number;
  readonly upwards: number;
}

/** The blank an eye is edged from; an estimate. */
export interface DrawnBlank {
  readonly centre: Point;
  /** mm; what it would have to be where none on offer is large enough. */
  readonly diameter: number;
  /** The least blank by the formula of the trade, mm. */
  readonly least: number;
  /** Whether a blank on offer is large enough. */
  readonly fits: boolean;
}

/** One lens seen from the front, mm. */
export interface DrawnLens {
  readonly side: EyeSide;
  readonly outline: readonly Point[];
  readonly rim: Rim;
  /** Boxing centre. */
  readonly centre: Point;
  readonly a: number;
  readonly b: number;
  readonly centration: Centration | null;
  readonly blank: DrawnBlank | null;
}

/** The frame seen from the front, its middle at the origin: the right eye stands at the viewer's left. */
export interface FrameDrawing {
  readonly right: DrawnLens;
  readonly left: DrawnLens;
  /** Distance between the lenses, mm. */
  readonly dbl: number;
  readonly type: FrameType;
  /** What holds everything that is drawn, with a margin. */
  readonly view: Box;
}
