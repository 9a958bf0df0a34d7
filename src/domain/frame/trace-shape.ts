import type { EyeSide } from '../vocabulary/eye.ts';
import { boxOf, movePoints, type Point, reachFrom } from './point.ts';
import { anglesOf, type Trace } from './trace.ts';

/** A lens shape measured from its trace. */
export interface TraceShape {
  /** Boxing width, height and effective diameter, tenths of a millimetre. */
  readonly a: number;
  readonly b: number;
  readonly ed: number;
  /** Circumference, tenths of a millimetre. */
  readonly circumference: number;
  /** Boxing centre relative to the tracer's centre, mm. */
  readonly centre: Point;
  /** Closed outline relative to the boxing centre, anticlockwise from 0°, mm; the last point joins the first. */
  readonly points: readonly Point[];
}

/** Measures a trace in the boxing system. */
export function shapeOfTrace(trace: Trace): TraceShape {
  const traced = pointsOf(trace);
  const box = boxOf(traced);
  const centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const points = movePoints(traced, { x: -centre.x, y: -centre.y });
  return {
    a: tenths(box.right - box.left),
    b: tenths(box.bottom - box.top),
    ed: tenths(2 * reachFrom({ x: 0, y: 0 }, points)),
    circumference: tenths(lengthRound(points)),
    centre,
    points,
  };
}

/** Radii run anticlockwise while y points down. */
function pointsOf(trace: Trace): Point[] {
  const angles = anglesOf(trace);
  return trace.radii.map((radius, index) => {
    const angle = ((angles[index] ?? 0) / 100) * (Math.PI / 180);
    return { x: (radius / 100) * Math.cos(angle), y: 0 - (radius / 100) * Math.sin(angle) };
  });
}

/** Length of a closed outline, mm. */
function lengthRound(points: readonly Point[]): number {
  let length = 0;
  let last = points.at(-1) ?? { x: 0, y: 0 };
  for (const point of points) {
    length += Math.hypot(point.x - last.x, point.y - last.y);
    last = point;
  }
  return length;
}

function tenths(millimetres: number): number {
  return Math.round(millimetres * 10);
}

/** Frame measurements from a trace, tenths of a millimetre. */
export type TraceMeasures = Pick<TraceShape, 'a' | 'b' | 'ed' | 'circumference'>;

/** Measures the right eye's shape or, if the file lacks it, the left eye's, which mirrors it. */
export function measuresOfTrace({
  right,
  left,
}: Readonly<Record<EyeSide, Trace | null>>): TraceMeasures {
  const { a, b, ed, circumference } = shapeOfTrace(right ?? left ?? { radii: [], angles: null });
  return { a, b, ed, circumference };
}
