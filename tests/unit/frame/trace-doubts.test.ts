import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrorTrace } from '../../../src/domain/frame/mirror-trace.ts';
import { standardTrace } from '../../../src/domain/frame/standard-outline.ts';
import { standardShape } from '../../../src/domain/frame/standard-shape.ts';
import type { Trace } from '../../../src/domain/frame/trace.ts';
import { type GivenTrace, tracedFrame } from '../../../src/domain/frame/trace-doubts.ts';
import { shapeOfTrace } from '../../../src/domain/frame/trace-shape.ts';
import { ellipseTrace, leaningTrace } from '../../fixtures/traces.ts';

const right = standardTrace('aviator', { a: 520, b: 440 }, 400);
const left = mirrorTrace(right);
const { circumference } = shapeOfTrace(right);
const round = (tenths: number) => ((circumference + tenths) / 10).toFixed(1);

const doubts = (trace: Partial<GivenTrace>) =>
  tracedFrame({ right, left, kept: [], ...trace }).doubts.map(
    ({ code, of, difference }) => `${code} ${of} ${difference}`,
  );

describe('the doubts about a traced shape', () => {
  it.each<[string, readonly string[]]>([
    ['HBOX=52.00;52.00', []],
    ['HBOX=53.00;51.00', []],
    ['HBOX=54.00;52.00', ['traceWidthDiffers right 20']],
    ['HBOX=52.00;50.50', ['traceWidthDiffers left 15']],
    ['HBOX=50.80', ['traceWidthDiffers right 12', 'traceWidthDiffers left 12']],
    ['HBOX=;48.00', ['traceWidthDiffers left 40']],
    ['HBOX=48,00;', ['traceWidthDiffers right 40']],
    ['hbox=48.00;?', ['traceWidthDiffers right 40']],
    ['\u001cHBOX=48.00;', ['traceWidthDiffers right 40']],
    ['HBOX="48.00";52', ['traceWidthDiffers right 40']],
    ['HBOX=5200;5200', ['traceWidthDiffers right 51480', 'traceWidthDiffers left 51480']],
    ['HBOX=0.00;0.00', []],
    ['HBOX=?;?', []],
    ['HBOX=', []],
    ['VBOX=44.00;44.00', []],
    ['VBOX=45.00;43.00', []],
    ['VBOX=45.10;44.00', ['traceHeightDiffers right 11']],
    ['VBOX=44.00;42.80', ['traceHeightDiffers left 12']],
    ['VBOX=52.00;52.00', ['traceHeightDiffers right 80', 'traceHeightDiffers left 80']],
    ['VBOX=40', ['traceHeightDiffers right 40', 'traceHeightDiffers left 40']],
    [`CIRC=${round(0)};${round(0)}`, []],
    [`CIRC=${round(10)};${round(-10)}`, []],
    [`CIRC=${round(12)};${round(0)}`, ['traceRoundDiffers right 12']],
    [`CIRC=${round(0)};${round(-40)}`, ['traceRoundDiffers left 40']],
    [`CIRC=${round(30)}`, ['traceRoundDiffers right 30', 'traceRoundDiffers left 30']],
    ['FED=1;1', []],
    ['_HBOX=1;1', []],
  ])('is compared with its radii: %s', (line, found) => {
    expect(doubts({ kept: ['JOB=7', line, 'FTYP=1'] })).toEqual(found);
  });

  it('is compared with the mirrored eye only where it says another number of it', () => {
    expect(doubts({ left: null, kept: ['HBOX=52.0;50.0'] })).toEqual(['traceWidthDiffers left 20']);
    expect(doubts({ right: null, kept: ['VBOX=42.0;44.0'] })).toEqual([
      'traceHeightDiffers right 20',
    ]);
    expect(doubts({ left: null, kept: ['HBOX=50.0;50.0'] })).toEqual([
      'traceWidthDiffers right 20',
    ]);
    expect(doubts({ right: null, kept: ['HBOX=50.0'] })).toEqual(['traceWidthDiffers left 20']);
  });

  it('gives its DBL', () => {
    expect(tracedFrame({ right, left, kept: ['DBL=17.37'] }).dbl).toBe(174);
    expect(tracedFrame({ right, left, kept: ['DBL=0.00'] }).dbl).toBeNull();
    expect(tracedFrame({ right, left, kept: [] }).dbl).toBeNull();
  });

  it('is not compared with the straight lines of a coarse trace', () => {
    const coarse = ellipseTrace(36);
    expect(doubts({ right: coarse, left: null, kept: ['CIRC=142.7;142.7'] })).toEqual([]);
  });
});

describe('the shapes of both eyes', () => {
  const sized = (a: number, b: number) => mirrorTrace(standardTrace('aviator', { a, b }, 400));
  it.each<[string, Trace, readonly string[]]>([
    ['a mirrored left', left, []],
    ['of 0.5 mm more', sized(525, 445), []],
    ['of 1 mm more', sized(530, 440), []],
    ['of 1.5 mm more in A', sized(535, 440), ['traceSizesDiffer frame 15']],
    ['of 3 mm less in A', sized(490, 440), ['traceSizesDiffer frame 30']],
    ['of 2 mm more in B', sized(520, 460), ['traceSizesDiffer frame 20']],
    ['of another frame', sized(480, 400), ['traceSizesDiffer frame 40']],
    ['the right one twice', right, ['traceNotMirrored frame 39']],
    [
      'of another outline',
      mirrorTrace(standardTrace('rectangle', { a: 520, b: 440 }, 400)),
      ['traceNotMirrored frame 72'],
    ],
    ['of more points', mirrorTrace(standardTrace('aviator', { a: 520, b: 440 }, 1000)), []],
    ['of fewer points', mirrorTrace(standardTrace('aviator', { a: 520, b: 440 }, 180)), []],
    ['upside down', turned(left), ['traceNotMirrored frame 59']],
  ])('are compared: %s', (_, shape, found) => {
    expect(doubts({ left: shape })).toEqual(found);
  });

  it('that are symmetrical in themselves mirror each other as copies', () => {
    expect(doubts({ right: ellipseTrace(), left: ellipseTrace() })).toEqual([]);
  });

  it('are found alike for every standard shape', () => {
    const size = fc.record({
      a: fc.integer({ min: 350, max: 700 }),
      b: fc.integer({ min: 200, max: 600 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...standardShape.options), size, (shape, box) => {
        const one = standardTrace(shape, box, 400);
        expect(doubts({ right: one, left: mirrorTrace(one) })).toEqual([]);
      }),
    );
  });

  function turned({ radii }: Trace): Trace {
    return { radii: [...radii.slice(200), ...radii.slice(0, 200)], angles: null };
  }
});

describe('a radius that jumps', () => {
  const changed = (trace: Trace, places: readonly number[], by: number): Trace => ({
    ...trace,
    radii: trace.radii.map((radius, index) => radius + (places.includes(index) ? by : 0)),
  });
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => from + index);
  const jumps = (shape: Trace) => doubts({ right: shape, left: null });

  it.each<[string, Trace, boolean]>([
    ['no point', right, false],
    ['one point by 0.9 mm', changed(right, [50], 90), false],
    ['one point by 1.5 mm', changed(right, [50], 150), true],
    ['one point inwards', changed(right, [50], -150), true],
    ['the first point', changed(right, [0], 300), true],
    ['the last point', changed(right, [399], -300), true],
    ['two points', changed(right, [77, 78], 200), true],
    ['a row of points', changed(right, many(120, 40), 300), true],
    ['a row of points inwards', changed(right, many(120, 40), -200), true],
    ['half of the points', changed(right, many(0, 200), 200), true],
    [
      'points at a corner',
      changed(standardTrace('rectangle', { a: 600, b: 250 }, 400), [25], 200),
      true,
    ],
    ['over two steps', changed(changed(right, many(90, 40), 150), many(91, 38), 150), true],
    [
      'where a fine trace starts again',
      { radii: many(0, 400).map((each) => 2000 + each), angles: null },
      true,
    ],
    ['where a coarse one starts again', leaningTrace(), true],
    ['of a coarse circle', changed({ radii: Array(36).fill(2300), angles: null }, [9], 400), true],
  ])('is found: %s', (_, shape, isFound) => {
    const found = jumps(shape);
    expect(found.map((each) => each.replace(/\d+$/, 'n'))).toEqual(
      isFound ? ['traceJumps right n'] : [],
    );
  });

  it('is of the eye it is found in, with its size', () => {
    expect(doubts({ left: changed(left, [50], 500) })[0]).toMatch(/^traceJumps left (?:49|50|51)$/);
  });

  it.each([36, 72, 90, 180, 360, 400, 720, 1000])(
    'is not reported for the corners of narrow lenses, of %i points',
    (count) => {
      for (const shape of standardShape.options)
        for (const a of [400, 520, 640, 780])
          for (const b of [150, 220, 300, 400, 600])
            expect(jumps(standardTrace(shape, { a, b }, count))).toEqual([]);
    },
  );

  it.each([36, 72, 90, 180, 360, 400, 720, 1000])(
    'is not reported for sharp corners, of %i points',
    (count) => {
      for (const [a, b] of [
        [6000, 2000],
        [5000, 3000],
        [7000, 1500],
        [4500, 4000],
      ] as const) {
        const radii = many(0, count).map((index) => {
          const angle = (index * 2 * Math.PI) / count;
          return Math.round(
            Math.min(a / 2 / Math.abs(Math.cos(angle)), b / 2 / Math.abs(Math.sin(angle))),
          );
        });
        expect(jumps({ radii, angles: null })).toEqual([]);
      }
    },
  );

  it('is found at any point of any fine outline', () => {
    const size = fc.record({
      a: fc.integer({ min: 400, max: 600 }),
      b: fc.integer({ min: 280, max: 500 }),
    });
    const by = fc.integer({ min: 200, max: 900 }).chain((each) => fc.constantFrom(each, -each));
    fc.assert(
      fc.property(
        fc.constantFrom(...standardShape.options),
        size,
        fc.nat(359),
        by,
        (shape, box, place, change) => {
          expect(jumps(changed(standardTrace(shape, box, 360), [place], change))).not.toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
