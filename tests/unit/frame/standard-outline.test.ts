import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameLimits } from '../../../src/domain/frame/measurements.ts';
import { standardTrace, standardTraces } from '../../../src/domain/frame/standard-outline.ts';
import { standardShape } from '../../../src/domain/frame/standard-shape.ts';
import { readTraceFile } from '../../../src/domain/frame/trace-file.ts';
import { shapeOfTrace } from '../../../src/domain/frame/trace-shape.ts';
import { writeTrace } from '../../../src/domain/frame/trace-writing.ts';
import { traceText } from '../../fixtures/traces.ts';

const side = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const anySize = fc.record({ a: side(frameLimits.a), b: side(frameLimits.b) });
const anyShape = fc.constantFrom(...standardShape.options);

const boxOf = (radii: readonly number[]) => {
  const points = radii.map((radius, index) => {
    const angle = (index * 2 * Math.PI) / radii.length;
    return { x: (radius / 100) * Math.cos(angle), y: (radius / 100) * Math.sin(angle) };
  });
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const sides = { left: Math.min(...xs), right: Math.max(...xs) };
  return { points, ...sides, bottom: Math.min(...ys), top: Math.max(...ys) };
};

describe.each(standardShape.options)('a standard shape: %s', (shape) => {
  it('fills its box of A × B to a tenth of a millimetre, centred, for any frame', () => {
    fc.assert(
      fc.property(anySize, ({ a, b }) => {
        const box = boxOf(standardTrace(shape, { a, b }).radii);
        expect(Math.abs(box.right - box.left - a / 10)).toBeLessThan(0.1);
        expect(Math.abs(box.top - box.bottom - b / 10)).toBeLessThan(0.1);
        expect(Math.abs(box.right + box.left)).toBeLessThan(0.1);
        expect(Math.abs(box.top + box.bottom)).toBeLessThan(0.1);
      }),
    );
  });

  it('is closed and convex to the hundredth of a millimetre in which radii are written', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        const { points } = boxOf(standardTrace(shape, size).radii);
        const beyond = points.map((point, index) => {
          const at = (steps: number) => points.at((index + steps) % points.length) ?? point;
          const [from, to] = [at(-20), at(20)];
          const [x, y] = [to.x - from.x, to.y - from.y];
          // How far the point is outside the chord of its neighbours, mm.
          return ((point.x - from.x) * y - (point.y - from.y) * x) / Math.hypot(x, y);
        });
        expect(Math.min(...beyond)).toBeGreaterThan(-0.02);
      }),
    );
  });

  it('is read from a trace file as it was written, of a size that frames have', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        const traces = standardTraces({ shape, ...size });
        if (!traces) throw new Error('no shape');
        const { right, left } = traces;
        const records = [...writeTrace('right', right), ...writeTrace('left', left)];
        const reading = readTraceFile(traceText(records));
        expect(reading).toMatchObject({ kind: 'trace', trace: { right, left, mirrored: null } });
        const { a, b } = shapeOfTrace(right);
        expect(Math.abs(a - size.a)).toBeLessThanOrEqual(1);
        expect(Math.abs(b - size.b)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 30 },
    );
  });
});

describe('standard shapes', () => {
  it('are there once A and B are known', () => {
    const frame = { shape: 'panto', a: 480, b: 400 } as const;
    expect(standardTraces(frame)?.right.radii).toHaveLength(720);
    expect(standardTraces({ ...frame, shape: null })).toBeNull();
    expect(standardTraces({ ...frame, a: null })).toBeNull();
    expect(standardTraces({ ...frame, b: null })).toBeNull();
  });

  it('mirror each other', () => {
    fc.assert(
      fc.property(anyShape, anySize, (shape, size) => {
        const traces = standardTraces({ shape, ...size });
        const radii = traces?.right.radii ?? [];
        const mirrored = radii.map((_, index) => radii[(1080 - index) % 720]);
        expect(traces?.left.radii).toEqual(mirrored);
      }),
    );
  });

  it('make a round lens of equal sides a circle', () => {
    expect(new Set(standardTrace('round', { a: 460, b: 460 }).radii)).toEqual(new Set([2300]));
  });

  // Orders keep only the name: another outline under it would be another lens.
  it('are never redrawn: every 45° in a box of 52 × 40 mm', () => {
    const drawn = standardShape.options.map((shape) => [
      shape,
      ...standardTrace(shape, { a: 520, b: 400 }, 8).radii,
    ]);
    expect(drawn).toMatchInlineSnapshot(`
      [
        [
          "round",
          2600,
          2242,
          2000,
          2242,
          2600,
          2242,
          2000,
          2242,
        ],
        [
          "oval",
          2600,
          2367,
          2000,
          2367,
          2600,
          2367,
          2000,
          2367,
        ],
        [
          "panto",
          2556,
          2422,
          2000,
          2422,
          2556,
          2180,
          2000,
          2180,
        ],
        [
          "rectangle",
          2600,
          2697,
          2000,
          2697,
          2600,
          2665,
          2000,
          2624,
        ],
        [
          "aviator",
          2513,
          2467,
          2000,
          2488,
          2564,
          2375,
          1951,
          2000,
        ],
        [
          "catEye",
          2539,
          2374,
          1978,
          2665,
          2485,
          2071,
          1996,
          2263,
        ],
      ]
    `);
  });
});
