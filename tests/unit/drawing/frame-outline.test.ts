import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxedShape, rimRound } from '../../../src/domain/drawing/frame-outline.ts';
import { boxOf, type Point, reachFrom } from '../../../src/domain/frame/point.ts';

const origin = { x: 0, y: 0 };
const width = fc.integer({ min: 200, max: 780 }).map((tenths) => tenths / 10);
const height = fc.integer({ min: 100, max: 600 }).map((tenths) => tenths / 10);

/** Whether two shapes are the same, regardless of their first point. */
function expectSame(one: readonly Point[], other: readonly Point[]) {
  for (const point of one) {
    const near = Math.min(...other.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
    expect(near).toBeLessThan(1e-6);
  }
}

describe('the shape of a box', () => {
  it('fills it exactly', () => {
    fc.assert(
      fc.property(width, height, (a, b) => {
        const box = boxOf(boxedShape(a, b, null));
        expect([box.left, box.top, box.right, box.bottom]).toEqual([-a / 2, -b / 2, a / 2, b / 2]);
      }),
    );
  });

  it('is the same on both sides, and above and below', () => {
    fc.assert(
      fc.property(width, height, (a, b) => {
        const shape = boxedShape(a, b, null);
        expectSame(
          shape,
          shape.map(({ x, y }) => ({ x: -x, y })),
        );
        expectSame(
          shape,
          shape.map(({ x, y }) => ({ x, y: -y })),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('reaches as far as the effective diameter, between an ellipse and a box', () => {
    fc.assert(
      fc.property(width, height, fc.double({ min: 0.05, max: 0.6, noNaN: true }), (a, b, part) => {
        const longer = Math.max(a, b);
        const ed = longer + part * (Math.hypot(a, b) - longer);
        const drawn = 2 * reachFrom(origin, boxedShape(a, b, ed));
        // The farthest point may be between two that are drawn.
        expect(Math.abs(drawn - ed) / ed).toBeLessThan(0.02);
      }),
    );
  });

  it('is an ellipse where it reaches no farther, and never more than its box', () => {
    const { x = 0, y = 0 } = boxedShape(50, 40, 50)[15] ?? {};
    expect((x / 25) ** 2 + (y / 20) ** 2).toBeCloseTo(1, 5);
    expect(2 * reachFrom(origin, boxedShape(50, 40, 88))).toBeLessThan(Math.hypot(50, 40));
    expect(2 * reachFrom(origin, boxedShape(50, 40, 30))).toBeCloseTo(50);
  });

  it('runs anticlockwise from the viewer’s right', () => {
    const shape = boxedShape(50, 40, null);
    expect(shape[0]).toEqual({ x: 25, y: 0 });
    expect(shape[30]).toEqual({ x: 0, y: -20 });
    expect(shape[90]).toEqual({ x: 0, y: 20 });
  });
});

describe('a rim', () => {
  const shape = boxedShape(50, 40, null);

  it('goes all round a full-rim lens, outside it', () => {
    const { points, isClosed } = rimRound(shape, 'fullRim');
    expect(isClosed).toBe(true);
    expect(boxOf(points).right).toBeCloseTo(27);
    expect(points).toHaveLength(shape.length);
  });

  it('holds the upper half of a half-rim lens, in one run from side to side', () => {
    for (const turned of [0, 20, 60, 100]) {
      const begun = [...shape.slice(turned), ...shape.slice(0, turned)];
      const { points, isClosed } = rimRound(begun, 'halfRim');
      expect(isClosed).toBe(false);
      expect(points).toHaveLength(61);
      expect(points[0]?.x).toBeCloseTo(27);
      expect(points.at(-1)?.x).toBeCloseTo(-27);
      expect(points.every(({ y }) => y <= 0)).toBe(true);
    }
  });

  it('is not there on a rimless lens', () => {
    expect(rimRound(shape, 'rimless').points).toEqual([]);
  });
});
