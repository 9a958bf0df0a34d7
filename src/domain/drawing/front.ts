import type { Frame, FrameType } from '../frame/frame.ts';
import type { Box, Point } from '../frame/point.ts';
import type { Trace } from '../frame/trace.ts';
import type { Centring } from '../rx/centration.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { Rim } from './frame-outline.ts';

/** Centration of one eye. */
export interface EyeInFrame extends Centring {
  /** Whether any meridian of its power is plus. */
  readonly isPlus: boolean;
}

/** Input of the front view. Null for an eye that is not ordered. */
export interface FrameFacts {
  readonly frame: Frame;
  /** Whether the measurements are free of errors; otherwise no blank is drawn. */
  readonly isFrameSound: boolean;
  readonly traces: Readonly<Record<EyeSide, Trace>> | null;
  readonly right: EyeInFrame | null;
  readonly left: EyeInFrame | null;
  readonly isHardCoated: boolean;
  /** Available blank diameters, tenths of a millimetre; the usual ones if not given. */
  readonly blanks?: readonly number[];
}

/** Where the eye looks through its lens, mm. */
export interface Centration {
  readonly point: Point;
  /** If the height is unknown, the cross is drawn on the midline. */
  readonly isHeightKnown: boolean;
  /** Offset from the boxing centre, mm: towards the nose, and upwards. */
  readonly inwards: number;
  readonly upwards: number;
}

/** Blank a lens is edged from; an estimate. */
export interface DrawnBlank {
  readonly centre: Point;
  /** mm; the required diameter if none available is large enough. */
  readonly diameter: number;
  /** Minimum blank size by the trade's formula, mm. */
  readonly least: number;
  /** Whether an available blank is large enough. */
  readonly fits: boolean;
}

/** One lens from the front, mm. */
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

/** A frame from the front, its centre at the origin: the right eye is on the viewer's left. */
export interface FrameDrawing {
  readonly right: DrawnLens;
  readonly left: DrawnLens;
  /** Distance between the lenses, mm. */
  readonly dbl: number;
  readonly type: FrameType;
  /** Bounding box with a margin. */
  readonly view: Box;
}
