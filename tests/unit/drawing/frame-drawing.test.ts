import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFrame } from '../../../src/domain/drawing/frame-drawing.ts';
import type { FrameFacts } from '../../../src/domain/drawing/front.ts';
import { mirrorTrace } from '../../../src/domain/frame/mirror-trace.ts';
import { boxOf, reachFrom } from '../../../src/domain/frame/point.ts';
import { standardTrace } from '../../../src/domain/frame/standard-outline.ts';
import { shapeOfTrace } from '../../../src/domain/frame/trace-shape.ts';
import { ellipseTrace, leaningTrace } from '../../fixtures/traces.ts';

const eye = { pd: 315, height: 220, isPlus: false };
const facts: FrameFacts = {
  frame: { type: 'fullRim', shape: null, a: 520, b: 400, dbl: 180, ed: 560 },
  traces: null,
  right: eye,
  left: { ...eye, pd: 330, height: 190 },
  isHardCoated: false,
  isFrameSound: true,
};

function draw(changes: Partial<FrameFacts> = {}) {
  const drawing = drawFrame({ ...facts, ...changes });
  if (!drawing) throw new Error('Nothing drawn.');
  return drawing;
}
const framed = (changes: Partial<FrameFacts['frame']>) => ({
  frame: { ...facts.frame, ...changes },
});

describe('the frame from the front', () => {
  it('has the right eye at the viewer’s left', () => {
    const { right, left } = draw();
    expect(right.centre).toEqual({ x: -35, y: 0 });
    expect(left.centre).toEqual({ x: 35, y: 0 });
    expect(right.centration?.point.x).toBe(-31.5);
    expect(left.centration?.point.x).toBe(33);
  });

  it('leaves the bridge between its lenses', () => {
    const { right, left, dbl } = draw();
    expect(dbl).toBe(18);
    expect(boxOf(right.outline)).toEqual({ left: -61, top: -20, right: -9, bottom: 20 });
    expect(boxOf(left.outline)).toEqual({ left: 9, top: -20, right: 61, bottom: 20 });
  });

  it('is the same on both sides', () => {
    const side = fc.integer({ min: 200, max: 600 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 50, max: 300 }),
        fc.integer({ min: 200, max: 450 }),
        (a, b, dbl, pd) => {
          const both = { ...eye, pd };
          const { right, left, view } = draw({
            ...framed({ a, b, dbl, ed: null }),
            right: both,
            left: both,
          });
          expect(left.outline).toEqual(right.outline.map(({ x, y }) => ({ x: 0 - x, y })));
          expect(left.blank?.diameter).toBe(right.blank?.diameter);
          expect(view.left).toBeCloseTo(-view.right);
        },
      ),
    );
  });

  it.each([
    ['a', null],
    ['b', null],
    ['dbl', null],
  ])('is not drawn without %s', (field, value) => {
    expect(drawFrame({ ...facts, ...framed({ [field]: value }) })).toBeNull();
  });

  it('is drawn as a full rim while its type is not known', () => {
    expect(draw(framed({ type: null })).type).toBe('fullRim');
    expect(draw(framed({ type: 'rimless' })).right.rim.points).toEqual([]);
    expect(draw(framed({ type: 'halfRim' })).left.rim.isClosed).toBe(false);
  });
});

describe('centration', () => {
  it('is at the height above the lowest point', () => {
    const { right, left } = draw();
    // 22 mm above the bottom of a lens 40 mm high is 2 mm above its middle; y goes down.
    expect(right.centration?.point.y).toBe(-2);
    expect(right.centration).toMatchObject({ inwards: 3.5, upwards: 2, isHeightKnown: true });
    expect(left.centration?.point.y).toBe(1);
    expect(left.centration).toMatchObject({ inwards: 2, upwards: -1 });
  });

  it('is outwards where the PD is wider than the frame', () => {
    const { right, left } = draw({ right: { ...eye, pd: 365 }, left: { ...eye, pd: 365 } });
    expect(right.centration?.inwards).toBe(-1.5);
    expect(left.centration?.inwards).toBe(-1.5);
  });

  it('is on the middle line without a height', () => {
    const { right } = draw({ right: { ...eye, height: null } });
    expect(right.centration).toMatchObject({ point: { y: 0 }, upwards: 0, isHeightKnown: false });
  });

  it('is not there without a PD, nor for an eye that is not ordered', () => {
    const { right, left } = draw({ right: { ...eye, pd: null }, left: null });
    expect([right.centration, right.blank, left.centration, left.blank]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(left.outline.length).toBeGreaterThan(0);
  });
});

describe('the blank', () => {
  it('is the smallest on offer, round the centration', () => {
    const { right } = draw();
    expect(right.blank).toEqual({
      centre: { x: -31.5, y: -2 },
      diameter: 70,
      // 56 + 2·√(3.5² + 2²) + 2, rounded up.
      least: 66.1,
      fits: true,
    });
  });

  it('is larger for a plus lens with a hard coat', () => {
    const { right } = draw({ right: { ...eye, isPlus: true }, isHardCoated: true });
    expect(right.blank).toMatchObject({ least: 69.1, diameter: 70 });
  });

  it('does not fit if none on offer is large enough, and is drawn in the needed size', () => {
    const middle = { right: { ...eye, height: 200 } };
    const large = draw({ ...framed({ a: 620, ed: 680, dbl: 240 }), ...middle }).right.blank;
    expect(large).toMatchObject({ least: 93, diameter: 93, fits: false });
    expect(draw({ ...middle, blanks: [600] }).right.blank).toMatchObject({
      diameter: 65,
      fits: false,
    });
    expect(draw({ blanks: [700] }).right.blank).toMatchObject({ diameter: 70, fits: true });
  });

  it('grows with the height, and is the same number regardless of the blanks on offer', () => {
    const low = { ...eye, pd: 350, height: 120 };
    expect(draw({ right: low }).right.blank).toMatchObject({ least: 74, diameter: 75, fits: true });
    const narrow = draw({ right: low, blanks: [600, 650] }).right.blank;
    expect(narrow).toMatchObject({ least: 74, diameter: 74, fits: false });
  });

  it('is not there while a measure of the frame is in error', () => {
    expect(draw({ isFrameSound: false }).right.blank).toBeNull();
  });

  it('holds every point of its lens', () => {
    const pd = fc.integer({ min: 200, max: 450 });
    const height = fc.integer({ min: 120, max: 350 });
    fc.assert(
      fc.property(pd, height, (far, high) => {
        const { blank, outline } = draw({ right: { ...eye, pd: far, height: high } }).right;
        const { centre = { x: 0, y: 0 }, diameter = 0, least = 0 } = blank ?? {};
        expect(reachFrom(centre, outline)).toBeLessThan(diameter / 2 + 1e-6);
        expect(diameter).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  it('is within the view, as everything is', () => {
    const { view, right, left } = draw();
    const blank = right.blank ?? { centre: { x: 0, y: 0 }, diameter: 0 };
    expect(view.left).toBeCloseTo(blank.centre.x - blank.diameter / 2 - 4);
    expect(view.top).toBeCloseTo(blank.centre.y - blank.diameter / 2 - 4);
    expect(view.right).toBeGreaterThan(boxOf(left.rim.points).right);
  });
});

describe('a frame of a standard shape', () => {
  it('is drawn in it, the noses of both lenses towards each other', () => {
    const { right, left } = draw(framed({ shape: 'catEye', ed: null }));
    const { centre, outline } = right;
    const shape = shapeOfTrace(standardTrace('catEye', { a: 520, b: 400 }, outline.length));
    expect(outline).toEqual(shape.points.map(({ x, y }) => ({ x: x + centre.x, y })));
    expect(left.outline).toEqual(outline.map(({ x, y }) => ({ x: 0 - x, y })));
    const corner = (upperOf: 'left' | 'right') => {
      const { x, y } = { left: { x: -61, y: -20 }, right: { x: -9, y: -20 } }[upperOf];
      return Math.min(...outline.map((point) => Math.hypot(point.x - x, point.y - y)));
    };
    // A cat-eye rises to the temple, which is at the viewer's left of the right lens.
    expect(corner('left')).toBeLessThan(corner('right'));
  });

  it('needs the blank that its measures say, regardless of the shape', () => {
    const { right } = draw(framed({ shape: 'rectangle' }));
    expect(right.blank).toEqual(draw().right.blank);
  });
});

describe('a traced frame', () => {
  const trace = leaningTrace();
  const traces = { right: trace, left: mirrorTrace(trace) };
  const untyped = framed({ a: null, b: null, ed: null });

  it('has the shape of its trace, each in its place', () => {
    const { right, left } = draw({ traces, ...untyped });
    const { a, b } = shapeOfTrace(trace);
    expect(right).toMatchObject({ a: a / 10, b: b / 10 });
    expect(boxOf(right.outline).right).toBeCloseTo(-9, 0);
    expect(boxOf(left.outline).left).toBeCloseTo(9, 0);
    expect(boxOf(right.outline).bottom).toBeCloseTo(b / 20, 0);
  });

  it('leaves the least blank to the measures that were written, as text does', () => {
    expect(draw({ traces, ...untyped }).right.blank?.least).not.toBe(draw().right.blank?.least);
    expect(draw({ traces }).right.blank?.least).toBe(draw().right.blank?.least);
  });

  it('goes before the measures that were typed', () => {
    const round = { right: ellipseTrace(), left: ellipseTrace() };
    expect(draw({ traces: round }).right).toMatchObject({ a: 50, b: 40 });
  });

  it('is not drawn while the distance between the lenses is not known', () => {
    expect(drawFrame({ ...facts, traces, ...framed({ dbl: null }) })).toBeNull();
  });
});
