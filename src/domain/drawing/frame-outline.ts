import type { FrameType } from '../frame/frame.ts';
import type { Point } from '../frame/point.ts';

/** Points of a drawn shape, enough to look round at any size. */
const pointCount = 120;

/** How square a shape is drawn whose effective diameter is unknown: 2 is an ellipse. */
const usualSquareness = 2.7;

/** Squarer than this looks like a box. */
const squarest = 12;

/** How far a rim stands out from its lens, mm, for the eye alone. */
const rimWidth = 2;

/**
 * The rounded shape that fills a box of A by B and reaches as far as ED: |2x/A|ⁿ + |2y/B|ⁿ = 1. Closed, from the
 * boxing centre, anticlockwise from 0°, all in mm.
 */
export function boxedShape(a: number, b: number, ed: number | null): Point[] {
  const power = 2 / (ed === null ? usualSquareness : squarenessFor(a, b, ed));
  return Array.from({ length: pointCount }, (_, place) => {
    const angle = (place * 2 * Math.PI) / pointCount;
    return {
      x: (a / 2) * bend(Math.cos(angle), power),
      y: 0 - (b / 2) * bend(Math.sin(angle), power),
    };
  });
}

function bend(value: number, power: number): number {
  // The cosine of 90° is not quite 0 in floating point, and a small power would make much of it.
  return Math.abs(value) < 1e-9 ? 0 : Math.sign(value) * Math.abs(value) ** power;
}

/**
 * The exponent whose shape has the effective diameter. Its greatest radius is ((A/2)^2q + (B/2)^2q)^(1/2q) with
 * q = n/(n − 2), by Hölder's inequality, and grows with n from the longer half side to the half diagonal.
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

/** What of a rim is drawn round a shape. */
export interface Rim {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** All round for a full rim, the upper half for a half rim, nothing for a rimless frame. From the boxing centre, mm. */
export function rimRound(shape: readonly Point[], type: FrameType): Rim {
  if (type === 'rimless') return { points: [], isClosed: false };
  const points = shape.map((point, place) =>
    widen(point, shape.at(place - 1), shape.at((place + 1) % shape.length)),
  );
  return type === 'fullRim'
    ? { points, isClosed: true }
    : { points: upperArc(points), isClosed: false };
}

/** A point moved outwards from the middle, square to the line through its neighbours. */
function widen(point: Point, before: Point = point, after: Point = point): Point {
  const along = { x: after.x - before.x, y: after.y - before.y };
  const length = Math.hypot(along.x, along.y);
  if (length === 0) return point;
  const isOutwards = along.y * point.x - along.x * point.y > 0;
  const by = (isOutwards ? rimWidth : 0 - rimWidth) / length;
  return { x: point.x + along.y * by, y: point.y - along.x * by };
}

/** The points above the middle, in one run wherever the shape begins. */
function upperArc(points: readonly Point[]): Point[] {
  const isUpper = ({ y }: Point) => y <= 0;
  const start = points.findIndex((point, place) => {
    const before = points.at(place - 1);
    return isUpper(point) && before !== undefined && !isUpper(before);
  });
  const run = [...points.slice(start), ...points.slice(0, start)];
  const end = run.findIndex((point) => !isUpper(point));
  return end < 0 ? run : run.slice(0, end);
}
