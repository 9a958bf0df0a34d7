import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrawnEye, DrawnRx } from '../../src/domain/drawn-rx.ts';
import { lensThickness } from '../../src/domain/lens-thickness.ts';
import { boxOf } from '../../src/domain/point.ts';
import { drawRx } from '../support/draw-rx.ts';

const wishes = { diameter: null, centreThickness: null, edgeThickness: null };
const eye: DrawnEye = { power: { sphere: -600, cylinder: 0 }, pd: 315, height: 200 };
const rx: DrawnRx = {
  frame: { type: 'fullRim', a: 520, b: 400, dbl: 180, ed: 560 },
  traces: null,
  right: eye,
  left: eye,
  isHardCoated: false,
  indexes: [150, 160, 174],
  wishes,
};
const uncut = { ...rx, frame: null };
const powered = (sphere: number, cylinder = 0) => ({ ...eye, power: { sphere, cylinder } });
const edges = (drawn: ReturnType<typeof drawRx>) =>
  drawn.right?.profiles.map(({ thickness }) => thickness.thickestEdge) ?? [];

describe('lenses from the side', () => {
  it('stand in every index on offer, thinner at the edge as the index grows', () => {
    const drawn = drawRx(rx);
    expect(drawn.right?.profiles.map(({ index }) => index)).toEqual([150, 160, 174]);
    expect(edges(drawn)).toEqual([...edges(drawn)].sort((one, other) => other - one));
  });

  it('are edged to the farthest point of the frame from where the eye looks through', () => {
    const { right } = drawRx(rx);
    // The pupil is 3.5 mm towards the nose of the middle, and the shape reaches 28 mm round it.
    expect(right?.cut).toBe('shape');
    expect(right?.diameter).toBeGreaterThan(56);
    expect(right?.diameter).toBeLessThan(56 + 2 * 3.5 + 0.1);
  });

  it('are round blanks without a frame: as wished, else the usual one', () => {
    expect(drawRx(uncut).right).toMatchObject({ cut: 'blank', diameter: 65 });
    const wished = drawRx({ ...uncut, wishes: { ...wishes, diameter: 700 } });
    expect(wished.right).toMatchObject({ cut: 'blank', diameter: 70 });
    expect(edges(wished)[1]).toBe(
      lensThickness({ sphere: -600, cylinder: 0 }, 160, 35)?.thickestEdge,
    );
  });

  it('are as thin as was wished', () => {
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

describe('the frame from the front', () => {
  it('is not drawn for uncut lenses, nor before its measures are known', () => {
    expect(drawRx(uncut).front).toBeNull();
    const half = { type: null, a: 520, b: null, dbl: 180, ed: null };
    expect(drawRx({ ...rx, frame: half }).front).toBeNull();
    expect(drawRx({ ...rx, frame: half }).right?.cut).toBe('blank');
  });

  it('asks for a larger blank where a hard-coated lens is plus', () => {
    const coated = drawRx({ ...rx, right: powered(-100, 300), isHardCoated: true });
    expect(coated.front?.right.blank?.least).toBe(68);
    expect(coated.front?.left.blank?.least).toBe(65);
  });
});
