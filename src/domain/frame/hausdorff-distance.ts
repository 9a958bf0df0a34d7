import type { Point } from './point.ts';

/** Points of an outline that are compared: enough to find any difference wider than a single point. */
const comparedPoints = 180;

/** The largest distance of one closed outline from another, mm. */
export function hausdorffDistance(one: readonly Point[], other: readonly Point[]): number {
  const step = Math.ceil(one.length / comparedPoints);
  let farthest = 0;
  for (let index = 0; index < one.length; index += step) {
    const point = one[index];
    if (point) farthest = Math.max(farthest, distanceTo(other, point));
  }
  return farthest;
}

function distanceTo(outline: readonly Point[], point: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  let last = outline.at(-1) ?? point;
  for (const next of outline) {
    nearest = Math.min(nearest, distanceToLine(point, last, next));
    last = next;
  }
  return nearest;
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
  const place = Math.min(1, Math.max(0, along));
  return Math.hypot(from.x + place * x - point.x, from.y + place * y - point.y);
}
