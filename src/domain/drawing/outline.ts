import type { Box, Point } from '../frame/point.ts';

/** Expands a box so that its sides fall on multiples of a step, mm. */
export function boxOnSteps({ left, top, right, bottom }: Box, step: number): Box {
  const before = (side: number) => Math.floor(side / step) * step;
  const after = (side: number) => Math.ceil(side / step) * step;
  return { left: before(left), top: before(top), right: after(right), bottom: after(bottom) };
}

/** Mirrors points at x = 0. */
export function mirrorPoints(points: readonly Point[]): Point[] {
  return points.map(({ x, y }) => ({ x: 0 - x, y }));
}

/**
 * Distance from the origin to a closed outline in the direction of a point, mm. The farthest
 * crossing counts; 0 without a crossing.
 */
export function reachTowards({ x, y }: Point, points: readonly Point[]): number {
  const length = Math.hypot(x, y);
  let reach = 0;
  let from = points.at(-1) ?? { x: 0, y: 0 };
  for (const to of points) {
    const [before, after] = [x * from.y - y * from.x, x * to.y - y * to.x];
    if (before * after <= 0 && before !== after) {
      const share = before / (before - after);
      const crossing = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
      reach = Math.max(reach, (crossing.x * x + crossing.y * y) / length);
    }
    from = to;
  }
  return reach;
}

/** Area of a closed outline, mm². */
export function areaOf(points: readonly Point[]): number {
  let twice = 0;
  let last = points.at(-1) ?? { x: 0, y: 0 };
  for (const point of points) {
    twice += last.x * point.y - point.x * last.y;
    last = point;
  }
  return Math.abs(twice) / 2;
}
