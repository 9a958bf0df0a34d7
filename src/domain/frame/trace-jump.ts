import type { Point } from './point.ts';
import { anglesOf, fullTurn, type Trace } from './trace.ts';

/** How far inside the line between its neighbours a point must be to make the outline hollow, mm; less is noise. */
const leastHollow = 0.02;

/**
 * The largest jump of a radius from one point to the next, tenths of a millimetre; 0 if there is none. A jump is a
 * change by more than a millimetre that also differs by more than a millimetre from the changes around it, on a hollow
 * outline. The corners of narrow lenses change as fast, but steadily, and coarse traces of them stay convex.
 *
 * `points` is the outline of the trace.
 */
export function largestJump(trace: Trace, points: readonly Point[]): number {
  const { radii } = trace;
  const angles = anglesOf(trace);
  const count = radii.length;
  const at = (values: readonly number[], index: number) => values[(index + count) % count] ?? 0;
  const rise = (index: number) => at(radii, index + 1) - at(radii, index);
  const turn = (index: number) =>
    (at(angles, index + 1) - at(angles, index) + fullTurn) % fullTurn || fullTurn;
  const slope = (index: number) => rise(index) / turn(index);
  let largest = 0;
  for (let index = 0; index < count; index += 1) {
    const size = Math.abs(rise(index));
    if (size <= Math.max(100, largest)) continue;
    const around = [-2, -1, 0, 1, 2].map((step) => slope(index + step));
    const [, , usual = 0] = around.sort((one, other) => one - other);
    const isSudden = Math.abs(rise(index) - usual * turn(index)) > 100;
    if (isSudden && (isHollow(points, index) || isHollow(points, index + 1))) largest = size;
  }
  return Math.round(largest / 10);
}

function isHollow(points: readonly Point[], index: number): boolean {
  const at = (step: number) => points[(index + step + points.length) % points.length] ?? origin;
  const [before, point, after] = [at(-1), at(0), at(1)];
  const [x, y] = [after.x - before.x, after.y - before.y];
  const depth = ((point.x - before.x) * y - (point.y - before.y) * x) / Math.hypot(x, y);
  return depth > leastHollow;
}

const origin: Point = { x: 0, y: 0 };
