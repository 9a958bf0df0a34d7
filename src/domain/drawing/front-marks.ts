import type { Box, Point } from '../frame/point.ts';
import { type EyeSide, eyeSides, noseward } from '../vocabulary/eye.ts';
import type { DrawnBlank, DrawnLens, FrameDrawing } from './front.ts';

/** Line segment, mm. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

export type MeasureName = 'pd' | 'height' | 'inset' | 'a' | 'b' | 'dbl' | 'blank';

/** A dimension in the drawing, with its line, extension lines and the centre of its number; mm. */
export interface Mark {
  readonly name: MeasureName;
  readonly side: EyeSide | null;
  /** Null if the number is on the object itself, as for a blank. */
  readonly line: Line | null;
  /** Whether it ends in an arrow instead of having ticks at both ends. */
  readonly isArrow: boolean;
  readonly leaders: readonly Line[];
  readonly at: Point;
  /** Millimetres. */
  readonly value: number;
}

export interface FrontMarks {
  readonly marks: readonly Mark[];
  /** Positions of the R and L labels. */
  readonly letters: Readonly<Record<EyeSide, Point>>;
  /** Text height, mm. */
  readonly text: number;
  /** Bounding box of drawing and dimensions, centred on the frame. */
  readonly view: Box;
}

/** Width of the drawing and height of its text on screen, in one unit. */
export interface Paper {
  readonly width: number;
  readonly text: number;
}

/** Width of the widest number, `31.5`, in text heights. */
const numberWidth = 2.4;

/** Height of a row of dimensions, in text heights. */
const rowHeight = 1.7;

/** Position of the blank's number on its circle: up and outwards, radians from the horizontal. */
const blankAngle = (65 * Math.PI) / 180;

/** Places the dimensions around a frame without overlaps, at the text size that the paper requires. */
export function frontMarks(drawing: FrameDrawing, paper: Paper): FrontMarks {
  const { left, right, top, bottom } = drawing.view;
  const half = Math.max(-left, right);
  const share = paper.text / paper.width;
  // The dimension on the right needs room; the same space is left free on the left.
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

/** The number is centred on its line. */
function bounded(name: MeasureName, side: EyeSide | null, from: Point, to: Point) {
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { name, side, line: { from, to }, isArrow: false, at };
}

/** The number is next to its line, on the nose side. */
function markHeight({ side, centre, b }: DrawnLens, point: Point, text: number): Mark {
  const foot = { x: point.x, y: centre.y + b / 2 };
  const mark = bounded('height', side, point, foot);
  const at = { x: point.x + noseward(side) * beside(text), y: mark.at.y };
  return { ...mark, leaders: [], at, value: foot.y - point.y };
}

/** Distance between a line and the centre of the number next to it, mm. */
function beside(text: number): number {
  return (numberWidth / 2 + 0.2) * text;
}

/** From the boxing centre to the centration point; the number is outside both, on the temple side. */
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

interface Margins {
  readonly below: number;
  readonly beside: number;
  readonly text: number;
}

/** A of both lenses and DBL below, B of the left lens at its side. */
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
