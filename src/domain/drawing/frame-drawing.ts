import { type Box, boxOf, movePoints, type Point } from '../frame/point.ts';
import { standardTrace } from '../frame/standard-outline.ts';
import { shapeOfTrace } from '../frame/trace-shape.ts';
import { blankDiameters, type LensBox, minimumBlank, smallestBlank } from '../optics/blank-size.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import { boxedShape, rimRound } from './frame-outline.ts';
import type {
  Centration,
  DrawnBlank,
  DrawnLens,
  EyeInFrame,
  FrameDrawing,
  FrameFacts,
} from './front.ts';
import { mirrorPoints } from './outline.ts';

/** Margin around the drawing, mm. */
const margin = 4;

/** Points of a standard shape, enough to look smooth at any size. */
const drawnRadii = 180;

/** Lens outline relative to its boxing centre, mm, with its measurements in tenths. */
interface Shape {
  readonly points: readonly Point[];
  readonly a: number;
  readonly b: number;
  readonly ed: number | null;
}

/** Draws a frame from the front; null while its measurements (or a trace and the DBL) are unknown. */
export function drawFrame(facts: FrameFacts): FrameDrawing | null {
  const { dbl, type } = facts.frame;
  const shapes = { right: shapeOf(facts, 'right'), left: shapeOf(facts, 'left') };
  if (dbl === null || !shapes.right || !shapes.left) return null;
  const right = drawLens('right', shapes.right, dbl, facts);
  const left = drawLens('left', shapes.left, dbl, facts);
  return { right, left, dbl: dbl / 10, type: type ?? 'fullRim', view: viewOf([right, left]) };
}

function shapeOf({ frame, traces }: FrameFacts, side: EyeSide): Shape | null {
  if (traces) return shapeOfTrace(traces[side]);
  const { shape, a, b, ed } = frame;
  if (a === null || b === null) return null;
  const points = shape
    ? shapeOfTrace(standardTrace(shape, { a, b }, drawnRadii)).points
    : boxedShape(a / 10, b / 10, ed === null ? null : ed / 10);
  return { points: side === 'right' ? points : mirrorPoints(points), a, b, ed };
}

function drawLens(side: EyeSide, shape: Shape, dbl: number, facts: FrameFacts): DrawnLens {
  const centre = { x: (outwards(side) * (shape.a + dbl)) / 20, y: 0 };
  const outline = movePoints(shape.points, centre);
  const rim = rimRound(shape.points, facts.frame.type ?? 'fullRim');
  const centration = centrationOf(side, facts[side], centre, shape.b);
  return {
    side,
    outline,
    rim: { ...rim, points: movePoints(rim.points, centre) },
    centre,
    a: shape.a / 10,
    b: shape.b / 10,
    centration,
    blank: centration && drawBlank(side, blankBox(shape, dbl, facts), facts, centration.point),
  };
}

/** Typed measurements take precedence over the trace, so that drawing and text agree on the blank. */
function blankBox(shape: Shape, dbl: number, { frame: { a, b, ed } }: FrameFacts): LensBox {
  return { a: a ?? shape.a, b: b ?? shape.b, dbl, ed: ed ?? shape.ed };
}

/** The right eye is on the viewer's left. */
function outwards(side: EyeSide): 1 | -1 {
  return side === 'right' ? -1 : 1;
}

/** Heights are measured from the lowest point of the lens. */
function centrationOf(
  side: EyeSide,
  eye: EyeInFrame | null,
  centre: Point,
  b: number,
): Centration | null {
  if (!eye || eye.pd === null) return null;
  const y = eye.height === null ? 0 : (b / 2 - eye.height) / 10;
  const point = { x: (outwards(side) * eye.pd) / 10, y };
  const inwards = (centre.x - point.x) * outwards(side);
  return { point, isHeightKnown: eye.height !== null, inwards, upwards: 0 - y };
}

function viewOf(lenses: readonly DrawnLens[]): Box {
  const box = boxOf(
    lenses.flatMap(({ outline, rim, blank }) => [
      ...outline,
      ...rim.points,
      ...(blank ? cornersOf(blank) : []),
    ]),
  );
  return {
    left: box.left - margin,
    top: box.top - margin,
    right: box.right + margin,
    bottom: box.bottom + margin,
  };
}

function cornersOf({ centre, diameter }: DrawnBlank): Point[] {
  return [
    { x: centre.x - diameter / 2, y: centre.y - diameter / 2 },
    { x: centre.x + diameter / 2, y: centre.y + diameter / 2 },
  ];
}

/**
 * Draws the smallest available blank that is large enough, around the centration point. Null while the PD is unknown
 * or a frame measurement is in error.
 */
function drawBlank(
  side: EyeSide,
  box: LensBox,
  facts: FrameFacts,
  centre: Point,
): DrawnBlank | null {
  const eye = facts[side];
  if (!eye || eye.pd === null || !facts.isFrameSound) return null;
  const { pd, height, isPlus } = eye;
  const least = minimumBlank(box, { pd, height }, { isPlus, isHardCoated: facts.isHardCoated });
  const offered = smallestBlank(least, facts.blanks ?? blankDiameters);
  return {
    centre,
    diameter: (offered ?? least) / 10,
    least: least / 10,
    fits: offered !== undefined,
  };
}
