import type { FrameType } from '../frame/frame.ts';
import type { Point } from '../frame/point.ts';

/** Points of an outline, enough to look smooth at any size. */
const pointCount = 120;

/** Exponent of an outline whose ED is unknown; 2 is an ellipse. */
const usualSquareness = 2.7;

/** Maximum exponent; above it the outline looks like a rectangle. */
const squarest = 12;

/** Drawn width of a rim, mm; an illustration. */
const rimWidth = 2;

/**
 * Superellipse |2x/A|ⁿ + |2y/B|ⁿ = 1 that fills the box A × B and has the effective diameter ED. Closed, relative to
 * the boxing centre, anticlockwise from 0°, all in mm.
 */
export function boxedShape(a: number, b: number, ed: number | null): Point[] {
  const power = 2 / (ed === null ? usualSquareness : squarenessFor(a, b, ed));
  return Array.from({ length: pointCount }, (_, index) => {
    const angle = (index * 2 * Math.PI) / pointCount;
    return {
      x: (a / 2) * bend(Math.cos(angle), power),
      y: 0 - (b / 2) * bend(Math.sin(angle), power),
    };
  });
}

function bend(value: number, power: number): number {
  // Floating-point cos 90° is not exactly 0, and a small exponent would magnify it.
  return Math.abs(value) < 1e-9 ? 0 : Math.sign(value) * Math.abs(value) ** power;
}

/**
 * Finds the exponent for an effective diameter by bisection. The greatest radius is ((A/2)^2q + (B/2)^2q)^(1/2q) with
 * q = n/(n − 2), by Hölder's inequality; it grows with n from half the longer side to half the diagonal.
 */
function squarenessFor(a: number, b: number, ed: number): number {
  let least = 2;
  let most = squarest;
  for (let halving = 0; halving < 30; halving += 1) {
    const middle = (least + most) / 2;
    if (diameterOf(a, b, middle) < ed) least = middle;
    else most = middle;
  }
  return most;
}

function diameterOf(a: number, b: number, squareness: number): number {
  const q = squareness / (squareness - 2);
  const longer = Math.max(a, b);
  return longer * (1 + (Math.min(a, b) / longer) ** (2 * q)) ** (1 / (2 * q));
}

/** The visible part of a rim. */
export interface Rim {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/**
 * Rim around an outline: complete for a full rim, the upper half for a half rim, none for rimless. Relative to the
 * boxing centre, mm.
 */
export function rimRound(shape: readonly Point[], type: FrameType): Rim {
  if (type === 'rimless') return { points: [], isClosed: false };
  const points = shape.map((point, index) =>
    widen(point, shape.at(index - 1), shape.at((index + 1) % shape.length)),
  );
  return type === 'fullRim'
    ? { points, isClosed: true }
    : { points: upperArc(points), isClosed: false };
}

/** Moves a point outwards, perpendicular to the line through its neighbours. */
function widen(point: Point, before: Point = point, after: Point = point): Point {
  const along = { x: after.x - before.x, y: after.y - before.y };
  const length = Math.hypot(along.x, along.y);
  if (length === 0) return point;
  const isOutwards = along.y * point.x - along.x * point.y > 0;
  const by = (isOutwards ? rimWidth : 0 - rimWidth) / length;
  return { x: point.x + along.y * by, y: point.y - along.x * by };
}

/** Points above the midline as one continuous run, wherever the outline starts. */
function upperArc(points: readonly Point[]): Point[] {
  const isUpper = ({ y }: Point) => y <= 0;
  const start = points.findIndex((point, index) => {
    const before = points.at(index - 1);
    return isUpper(point) && before !== undefined && !isUpper(before);
  });
  const run = [...points.slice(start), ...points.slice(0, start)];
  const end = run.findIndex((point) => !isUpper(point));
  return end < 0 ? run : run.slice(0, end);
}
