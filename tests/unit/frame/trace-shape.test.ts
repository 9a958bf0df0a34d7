import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrorTrace } from '../../../src/domain/frame/mirror-trace.ts';
import type { Trace } from '../../../src/domain/frame/trace.ts';
import { shapeOfTrace } from '../../../src/domain/frame/trace-shape.ts';
import { anyTrace, ellipseTrace } from '../../fixtures/traces.ts';

/** The same circle of 20 mm, traced from a centre 3 mm to the left and 2 mm below its own. */
function offCentre(): Trace {
  const radii = Array.from({ length: 3600 }, (_, index) => {
    const angle = (index * Math.PI) / 1800;
    const along = 3 * Math.cos(angle) + 2 * Math.sin(angle);
    return Math.round(100 * (along + Math.sqrt(along ** 2 + 400 - 13)));
  });
  return { radii, angles: null };
}

describe('the shape of a trace', () => {
  it('is measured by its box', () => {
    const shape = shapeOfTrace(ellipseTrace());
    expect(shape).toMatchObject({ a: 500, b: 400, ed: 500 });
    expect(shape.centre.x).toBeCloseTo(0);
    expect(shape.points).toHaveLength(360);
  });

  it('has a circumference', () => {
    const circle = { radii: Array.from({ length: 3600 }, () => 2500), angles: null };
    expect(shapeOfTrace(circle).circumference).toBe(1571);
  });

  it('is centred in its box, regardless of the tracer’s origin', () => {
    const { centre, ...shape } = shapeOfTrace(offCentre());
    expect(shape).toMatchObject({ a: 400, b: 400, ed: 400 });
    expect(centre.x).toBeCloseTo(3, 1);
    // Upwards, which is against the y of screens.
    expect(centre.y).toBeCloseTo(-2, 1);
  });

  it('runs anticlockwise from the viewer’s right', () => {
    const { points } = shapeOfTrace(ellipseTrace());
    expect(points[0]?.x).toBeCloseTo(25);
    expect(points[90]?.y).toBeCloseTo(-20);
    expect(points[180]?.x).toBeCloseTo(-25);
  });

  it('follows uneven angles', () => {
    const radii = [2500, 2000, 2500, 2000, 1000, 1000, 1000, 1000];
    const angles = [0, 9000, 18000, 27000, 27100, 27200, 27300, 27400];
    const shape = shapeOfTrace({ radii, angles });
    expect(shape).toMatchObject({ a: 500, b: 400, ed: 500 });
  });

  it('keeps its measures in the mirror', () => {
    fc.assert(
      fc.property(anyTrace, (trace) => {
        const { points: _, centre, ...measures } = shapeOfTrace(trace);
        const {
          points: __,
          centre: mirroredCentre,
          ...mirrored
        } = shapeOfTrace(mirrorTrace(trace));
        for (const field of ['a', 'b', 'ed', 'circumference'] as const) {
          expect(Math.abs(mirrored[field] - measures[field])).toBeLessThanOrEqual(1);
        }
        expect(mirroredCentre.x).toBeCloseTo(-centre.x, 1);
        expect(mirroredCentre.y).toBeCloseTo(centre.y, 1);
      }),
    );
  });

  it('reaches at least as far as its box is wide or high', () => {
    fc.assert(
      fc.property(anyTrace, (trace) => {
        const { a, b, ed } = shapeOfTrace(trace);
        expect(ed).toBeGreaterThanOrEqual(Math.max(a, b) - 1);
      }),
    );
  });
});
