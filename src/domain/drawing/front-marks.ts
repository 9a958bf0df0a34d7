import type { Box, Point } from '../frame/point.ts';
import { type EyeSide, eyeSides } from '../vocabulary/eye.ts';
import type { DrawnBlank, DrawnLens, FrameDrawing } from './front.ts';

/** A straight line of the drawing, mm. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** What is measured in the drawing. */
export type MeasureName = 'pd' | 'height' | 'inset' | 'a' | 'b' | 'dbl' | 'blank';

/** A measure written into the drawing: its line, what it is taken between, and the middle of its number; mm. */
export interface Mark {
  readonly name: MeasureName;
  readonly side: EyeSide | null;
  /** Null where the number stands at what it measures, as on a blank. */
  readonly line: Line | null;
  /** Whether the line points to its end instead of being bounded at both. */
  readonly isArrow: boolean;
  readonly leaders: readonly Line[];
  readonly at: Point;
  /** Millimetres. */
  readonly value: number;
}

export interface FrontMarks {
  readonly marks: readonly Mark[];
  /** Where each eye's letter stands. */
  readonly letters: Readonly<Record<EyeSide, Point>>;
  /** Height of the text, mm. */
  readonly text: number;
  /** What holds drawing and marks, its middle at the middle of the frame. */
  readonly view: Box;
}

/** How wide and high a drawing is to stand on the screen, and its text; any unit, one for both. */
export interface Paper {
  readonly width: number;
  readonly text: number;
}

/** Width of the widest number written, in heights of the text: `31.5`. */
const numberWidth = 2.4;

/** Height of a row of dimensions, in heights of the text. */
const rowHeight = 1.7;

/** Where the blank's number breaks its circle: up and outwards, degrees from the horizontal. */
const blankAngle = (65 * Math.PI) / 180;

/** Lays the measures round a frame so that no number covers another, at a text as large as the paper asks. */
export function frontMarks(drawing: FrameDrawing, paper: Paper): FrontMarks {
  const { left, right, top, bottom } = drawing.view;
  const half = Math.max(-left, right);
  const share = paper.text / paper.width;
  // Height and width of the box stand to the right of the frame, and the same room is left free at its left.
  const text = (2 * half * share) / (1 - 2 * numberWidth * share);
  const row = rowHeight * text;
  const edge = half + numberWidth * text;
  const view = { left: -edge, right: edge, top: top - row, bottom: bottom + row };
  const above = top - row / 2;
  const marks = [
    ...eyeSides.flatMap((side) => marksOfEye(drawing[side], { above, text })),
    ...marksOfBoxes(drawing, {
      below: bottom + row / 2,
      beside: half + (numberWidth * text) / 2,
      text,
    }),
  ];
  const letters = { right: { x: text - edge, y: above }, left: { x: edge - text, y: above } };
  return { marks, letters, text, view };
}

function marksOfEye(lens: DrawnLens, { above, text }: { above: number; text: number }): Mark[] {
  const { centration, side, blank } = lens;
  if (!centration) return [];
  const { point, isHeightKnown } = centration;
  const pd: Mark = {
    ...bounded('pd', side, { x: 0, y: above }, { x: point.x, y: above }),
    leaders: [{ from: { x: point.x, y: above }, to: point }],
    value: Math.abs(point.x),
  };
  return [
    pd,
    ...(isHeightKnown ? [markHeight(lens, point, text)] : []),
    ...markInset(lens, point, centration.inwards, text),
    ...(blank ? [markBlank(side, blank)] : []),
  ];
}

/** The number of a bounded line stands in its middle. */
function bounded(name: MeasureName, side: EyeSide | null, from: Point, to: Point) {
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { name, side, line: { from, to }, isArrow: false, at };
}

/** Beside its line, towards the nose. */
function markHeight({ side, centre, b }: DrawnLens, point: Point, text: number): Mark {
  const foot = { x: point.x, y: centre.y + b / 2 };
  const mark = bounded('height', side, point, foot);
  const at = { x: point.x + noseward(side) * beside(text), y: mark.at.y };
  return { ...mark, leaders: [], at, value: foot.y - point.y };
}

/** How far a number's middle stands from the line it stands beside. */
function beside(text: number): number {
  return (numberWidth / 2 + 0.2) * text;
}

/** From the boxing centre to where the eye looks through; the number stands beyond both, towards the temple. */
function markInset(
  { side, centre }: DrawnLens,
  point: Point,
  inwards: number,
  text: number,
): Mark[] {
  if (Math.abs(inwards) < 0.05) return [];
  const to = { x: point.x, y: centre.y };
  const outer = Math.max(Math.abs(centre.x), Math.abs(point.x)) + beside(text);
  const line = { from: centre, to };
  const at = { x: 0 - noseward(side) * outer, y: centre.y };
  return [{ name: 'inset', side, line, isArrow: true, leaders: [], at, value: Math.abs(inwards) }];
}

function markBlank(side: EyeSide, { centre, diameter }: DrawnBlank): Mark {
  const radius = diameter / 2;
  const at = {
    x: centre.x - noseward(side) * radius * Math.cos(blankAngle),
    y: centre.y - radius * Math.sin(blankAngle),
  };
  return { name: 'blank', side, line: null, isArrow: false, leaders: [], at, value: diameter };
}

/** The right eye stands at the viewer's left, its nose to the viewer's right. */
function noseward(side: EyeSide): 1 | -1 {
  return side === 'right' ? 1 : -1;
}

interface Margins {
  readonly below: number;
  readonly beside: number;
  readonly text: number;
}

/** Width of each box and the bridge below, the height of the left one at its side. */
function marksOfBoxes({ right, left, dbl }: FrameDrawing, margins: Margins): Mark[] {
  const y = margins.below;
  const edges = (lens: DrawnLens) =>
    [lens.centre.x - lens.a / 2, lens.centre.x + lens.a / 2] as const;
  const widths = [right, left].map((lens): Mark => {
    const [from, to] = edges(lens);
    const leaders = [from, to].map((x) => ({
      from: { x, y: lens.centre.y + lens.b / 2 },
      to: { x, y },
    }));
    return { ...bounded('a', lens.side, { x: from, y }, { x: to, y }), leaders, value: lens.a };
  });
  const bridge: Mark = {
    ...bounded('dbl', null, { x: edges(right)[1], y }, { x: edges(left)[0], y }),
    leaders: [],
    value: dbl,
  };
  return [...widths, bridge, markDepth(left, margins)];
}

function markDepth(lens: DrawnLens, { beside: x }: Margins): Mark {
  const [top, bottom] = [lens.centre.y - lens.b / 2, lens.centre.y + lens.b / 2];
  const leaders = [top, bottom].map((y) => ({
    from: { x: lens.centre.x + lens.a / 2, y },
    to: { x, y },
  }));
  return { ...bounded('b', lens.side, { x, y: top }, { x, y: bottom }), leaders, value: lens.b };
}
