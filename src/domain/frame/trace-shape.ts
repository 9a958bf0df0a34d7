import { boxOf, movePoints, type Point, reachFrom } from './point.ts';
import { anglesOf, type Trace } from './trace.ts';

/** What a trace tells of a lens's shape. */
export interface TraceShape {
  /** Width and height of its box, and twice the greatest radius from the boxing centre: tenths of a millimetre. */
  readonly a: number;
  readonly b: number;
  readonly ed: number;
  /** Round the shape, tenths of a millimetre. */
  readonly circumference: number;
  /** Where the boxing centre lies from the tracer's centre, mm. */
  readonly centre: Point;
  /** The closed outline from the boxing centre, anticlockwise from 0°, mm; the last point joins the first. */
  readonly points: readonly Point[];
}

/** Measures a trace by the boxing system. */
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

/** Radii run anticlockwise, so upwards is against the y of screens. */
function pointsOf(trace: Trace): Point[] {
  const angles = anglesOf(trace);
  return trace.radii.map((radius, place) => {
    const angle = ((angles[place] ?? 0) / 100) * (Math.PI / 180);
    return { x: (radius / 100) * Math.cos(angle), y: 0 - (radius / 100) * Math.sin(angle) };
  });
}

/** Length of the closed line through points, mm. */
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
