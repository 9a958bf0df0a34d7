import type { Item } from '../items/item.ts';
import type { PastedField } from '../items/words.ts';
import type { EyePair, StatedSide } from './eyes.ts';
import type { AssignedSegment } from './written.ts';

/** A part of a line about one eye. */
export interface Segment {
  readonly side: StatedSide;
  /** Whether the eye was named on an earlier line, with each eye's values below its name. */
  readonly isBlock: boolean;
  /** Whether the user is asked for its eye even if it has only an addition. */
  readonly isAsked: boolean;
  /** The eyes, if each may have one of two values. */
  readonly pair: EyePair | null;
  readonly items: readonly Item[];
  /** The field named before the eye, as in `PD R 32 L 31`. */
  readonly field: PastedField | null;
  /** Fields of the columns, named on an earlier line. */
  readonly columns: readonly PastedField[];
  /** `above`: under a heading for near vision; `behind`: after the powers of its line, so it may be an addition. */
  readonly near: 'no' | 'above' | 'behind';
  /** Whether its values are alternatives to those before: `was -2.00`. */
  readonly isOtherwise: boolean;
  /** Values read from table cells. */
  readonly cells: AssignedSegment | null;
  /** How many eyes are named above on separate lines. */
  readonly heading: number;
}
