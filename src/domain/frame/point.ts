/** A point of a drawing in mm: x to the viewer's right, y downwards, as on screens. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box in a drawing, mm. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Bounding box of points; without any, an empty box at the origin. */
export function boxOf(points: readonly Point[]): Box {
  const [first = { x: 0, y: 0 }] = points;
  let [left, top, right, bottom] = [first.x, first.y, first.x, first.y];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

export function movePoints(points: readonly Point[], by: Point): Point[] {
  return points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
}

/** Distance of the farthest point, mm. */
export function reachFrom(centre: Point, points: readonly Point[]): number {
  return points.reduce((reach, { x, y }) => {
    return Math.max(reach, Math.hypot(x - centre.x, y - centre.y));
  }, 0);
}
