import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrawnEye, DrawnRx } from '../../../src/domain/drawing/drawn-rx.ts';
import { boxOf } from '../../../src/domain/frame/point.ts';
import { lensThickness, roundEdge } from '../../../src/domain/optics/thickness.ts';
import { drawRx } from '../../support/draw-rx.ts';

const wishes = { diameter: null, centreThickness: null, edgeThickness: null };
const eye: DrawnEye = { power: { sphere: -600, cylinder: 0, axis: null }, pd: 315, height: 200 };
const rx: DrawnRx = {
  frame: { type: 'fullRim', shape: null, a: 520, b: 400, dbl: 180, ed: 560 },
  isFrameSound: true,
  traces: null,
  right: eye,
  left: eye,
  isForNear: false,
  isHardCoated: false,
  indexes: [150, 160, 174],
  wishes,
};
const uncut = { ...rx, frame: null };
const powered = (
  sphere: number,
  cylinder = 0,
  axis: number | null = cylinder === 0 ? null : 180,
) => ({
  ...eye,
  power: { sphere, cylinder, axis },
});
const edges = (drawn: ReturnType<typeof drawRx>) =>
  drawn.right?.profiles.map(({ thickness }) => thickness.thickestEdge) ?? [];

describe('lenses from the side', () => {
  it('are drawn in every index on offer, thinner at the edge as the index grows', () => {
    const drawn = drawRx(rx);
    expect(drawn.right?.profiles.map(({ index }) => index)).toEqual([150, 160, 174]);
    expect(edges(drawn)).toEqual([...edges(drawn)].sort((one, other) => other - one));
  });

  it('are round blanks without a frame, in the requested or else the usual diameter', () => {
    expect(drawRx(uncut).right?.cut).toEqual({ kind: 'blank', diameter: 65 });
    const wished = drawRx({ ...uncut, wishes: { ...wishes, diameter: 700 } });
    expect(wished.right?.cut).toEqual({ kind: 'blank', diameter: 70 });
    expect(edges(wished)[1]).toBe(
      lensThickness({ sphere: -600, cylinder: 0, axis: null }, 160, roundEdge(null, 35))
        ?.thickestEdge,
    );
  });

  it('have the requested thickness', () => {
    const thin = { ...wishes, centreThickness: 30 };
    expect(drawRx({ ...rx, wishes: thin }).right?.profiles[0]?.thickness.centre).toBe(3);
    const edged = { ...wishes, edgeThickness: 25 };
    const plus = drawRx({ ...rx, right: powered(400), wishes: edged });
    expect(plus.right?.profiles[0]?.thickness.thinnestEdge).toBeCloseTo(2.5);
  });

  it('weigh less edged than as a blank', () => {
    const edged = drawRx(rx).right?.profiles[0]?.weight ?? 0;
    expect(edged).toBeGreaterThan(3);
    expect(edged).toBeLessThan(drawRx(uncut).right?.profiles[0]?.weight ?? 0);
  });

  it('are not there for an eye that is not ordered or has no power yet', () => {
    const drawn = drawRx({ ...rx, right: null, left: { ...eye, power: null } });
    expect([drawn.right, drawn.left]).toEqual([null, null]);
    expect(drawn.front?.left.blank?.fits).toBe(true);
    expect(drawn.view).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });

  it('leave out an index they cannot be drawn in', () => {
    const strong = drawRx({ ...uncut, right: powered(-2000), indexes: [150, 174] });
    expect(strong.right?.profiles.map(({ index }) => index)).toEqual([174]);
  });

  it('keep their scale while a power changes little', () => {
    const at = (sphere: number) => drawRx({ ...rx, right: powered(sphere) });
    expect(at(-225).view).toEqual(at(-250).view);
    expect(at(-225).left).toEqual(at(-250).left);
  });

  it('share one scale that holds them all', () => {
    fc.assert(
      fc.property(fc.integer({ min: -80, max: 40 }), fc.integer({ min: -80, max: 40 }), (r, l) => {
        const { right, left, view } = drawRx({
          ...rx,
          right: powered(r * 25),
          left: powered(l * 25),
        });
        const profiles = [...(right?.profiles ?? []), ...(left?.profiles ?? [])];
        const held = boxOf(profiles.flatMap(({ front, back }) => [...front, ...back]));
        const room = [
          held.left - view.left,
          held.top - view.top,
          view.right - held.right,
          view.bottom - held.bottom,
        ];
        for (const beside of room) {
          expect(beside).toBeGreaterThanOrEqual(0);
          expect(beside).toBeLessThan(2);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('the edge in a frame', () => {
  // 52 × 38, ED 56, the centre 3.5 mm inwards and on the middle line, 2 mm thick.
  const framed: DrawnRx = {
    ...rx,
    frame: { type: 'fullRim', shape: null, a: 520, b: 380, dbl: 180, ed: 560 },
    indexes: [150],
  };
  const centred = (...power: Parameters<typeof powered>) => ({ ...powered(...power), height: 190 });
  const thickest = (side: 'right' | 'left', ...power: Parameters<typeof powered>) =>
    drawRx({ ...framed, right: centred(...power), left: centred(...power) })[side]?.profiles[0]
      ?.thickness.thickestEdge ?? Number.NaN;

  it.each([
    [-200, -200, 180, 4.4],
    [-200, -200, 90, 5.6],
    [-100, -400, 180, 4.1],
  ])('of %i %i × %i is at most %d mm', (sphere, cylinder, axis, most) => {
    expect(thickest('right', sphere, cylinder, axis)).toBeCloseTo(most, 1);
    expect(thickest('left', sphere, cylinder, 180 - axis || 180)).toBeCloseTo(most, 1);
  });

  it('of a sphere is that of its farthest point', () => {
    const { right } = drawRx({ ...framed, right: centred(-400) });
    const { thickestAt = { x: 0, y: 0 } } = right?.profiles[0]?.thickness ?? {};
    const reach = Math.hypot(thickestAt.x, thickestAt.y);
    // The shape reaches 28 mm round its middle, and the pupil is 3.5 mm towards the nose.
    expect(reach).toBeGreaterThan(29.5);
    expect(reach).toBeLessThan(31.5);
    expect(right?.cut).toEqual({ kind: 'shape' });
    expect(thickestAt.x).toBeLessThan(0);
  });

  it('is thicker towards the temple as the centre moves to the nose', () => {
    const at = (pd: number) =>
      drawRx({ ...framed, right: { ...centred(-400), pd } }).right?.profiles[0]?.thickness;
    expect(at(300)?.thickestEdge).toBeGreaterThan(at(330)?.thickestEdge ?? 0);
  });

  it('is unknown while a cylinder has no axis; a round blank needs none', () => {
    const unturned = { ...framed, right: centred(-200, -200, null) };
    expect(drawRx(unturned).right).toBeNull();
    expect(drawRx({ ...unturned, frame: null }).right?.profiles).toHaveLength(1);
  });
});

describe('the frame from the front', () => {
  it('is not drawn for uncut lenses, nor before its measures are known', () => {
    expect(drawRx(uncut).front).toBeNull();
    const half = { type: null, shape: null, a: 520, b: null, dbl: 180, ed: null };
    expect(drawRx({ ...rx, frame: half }).front).toBeNull();
    expect(drawRx({ ...rx, frame: half }).right?.cut.kind).toBe('blank');
  });

  it('asks for a larger blank where a hard-coated lens is plus', () => {
    const coated = drawRx({ ...rx, right: powered(-100, 300), isHardCoated: true });
    expect(coated.front?.right.blank?.least).toBe(68);
    expect(coated.front?.left.blank?.least).toBe(65);
  });
});
