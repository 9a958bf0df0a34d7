import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { radiusOfCurve } from '../../../src/domain/drawing/base-curve.ts';
import { lensProfile } from '../../../src/domain/drawing/lens-profile.ts';
import { lensThickness, roundEdge } from '../../../src/domain/optics/thickness.ts';
import { usualBaseCurve } from '../../../src/domain/optics/usual-curve.ts';

const power = (sphere: number, cylinder = 0) => ({ sphere, cylinder, axis: 180 });
const round = (diameter: number) => roundEdge(180, diameter / 20);
const indexes = [150, 160, 174];

function profile(sphere: number, cylinder = 0, index = 160, diameter = 650) {
  const drawn = lensProfile(power(sphere, cylinder), index, round(diameter));
  if (!drawn) throw new Error('Nothing drawn.');
  return drawn;
}

/** Thickness of a drawn profile from top to bottom. */
function thicknesses({ front, back }: ReturnType<typeof profile>) {
  return front.map(({ x }, index) => (back[index]?.x ?? 0) - x);
}

describe('the base curve', () => {
  it.each([
    [0, 0, 600],
    [400, 0, 1000],
    [200, -100, 750],
    [-600, 0, 300],
    [-200, -200, 450],
    [-1200, 0, 50],
    [1800, 0, 1000],
    [-2500, 0, 50],
  ])('usual for %i %i is %i', (sphere, cylinder, curve) => {
    expect(usualBaseCurve(power(sphere, cylinder))).toBe(curve);
  });

  it('has a radius', () => {
    expect(radiusOfCurve(530)).toBeCloseTo(100);
  });
});

describe('the profile of a lens', () => {
  it('is as thick as the estimate says, at its centre and at its edge', () => {
    const drawn = profile(-600, 0, 156);
    const widths = thicknesses(drawn);
    expect(widths[20]).toBeCloseTo(drawn.thickness.centre);
    expect(widths[0]).toBeCloseTo(drawn.thickness.thickestEdge);
    expect(widths[40]).toBeCloseTo(drawn.thickness.thickestEdge);
    expect(drawn.thickness).toEqual(lensThickness(power(-600), 156, round(650)));
  });

  it('is cut where a cylinder is thickest', () => {
    const drawn = profile(-200, -200);
    expect(thicknesses(drawn)[0]).toBeCloseTo(drawn.thickness.thickestEdge);
    expect(drawn.thickness.thickestEdge).toBeGreaterThan(drawn.thickness.thinnestEdge);
  });

  it('has its front’s pole at the origin and bulges to the left', () => {
    const { front, back } = profile(400);
    expect(front[20]).toEqual({ x: 0, y: 0 });
    expect(front.every(({ x }) => x >= 0)).toBe(true);
    expect([front[0]?.y, back[0]?.y]).toEqual([-32.5, -32.5]);
    expect(front.at(-1)?.y).toBeCloseTo(32.5);
  });

  it('of an edged lens goes from its thickest edge through the optical centre to the other side', () => {
    const edge = [
      { x: 30, y: 0 },
      { x: 0, y: -18 },
      { x: -24, y: 0 },
      { x: 0, y: 22 },
    ];
    const across = lensProfile({ sphere: -400, cylinder: 0, axis: null }, 160, edge);
    if (!across) throw new Error('Nothing drawn.');
    expect(across.thickness.thickestAt).toEqual({ x: 30, y: 0 });
    expect([across.front[0]?.y, across.front[20], across.front.at(-1)?.y]).toEqual([
      -30,
      { x: 0, y: 0 },
      24,
    ]);
    const upright = lensProfile({ sphere: -100, cylinder: -400, axis: 180 }, 160, edge);
    expect(upright?.thickness.thickestAt).toEqual({ x: 0, y: 22 });
    expect([upright?.front[0]?.y, upright?.front.at(-1)?.y]).toEqual([-18, 22]);
    expect(thicknesses(across)[0]).toBeCloseTo(across.thickness.thickestEdge);
  });

  it('of a plano is even', () => {
    const widths = thicknesses(profile(0));
    for (const width of widths) expect(width).toBeCloseTo(widths[0] ?? 0);
  });

  it('is the same above and below, and never thinner than nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -60, max: 40 }),
        fc.integer({ min: -16, max: 0 }),
        fc.constantFrom(...indexes),
        (sphere, cylinder, index) => {
          const drawn = lensProfile(power(sphere * 25, cylinder * 25), index, round(650));
          if (!drawn) return;
          const widths = thicknesses(drawn);
          expect(Math.min(...widths)).toBeGreaterThan(0.9);
          widths.forEach((width, index) => {
            expect(width).toBeCloseTo(widths[40 - index] ?? 0);
          });
        },
      ),
    );
  });

  it('is not drawn where its curve cannot reach so far', () => {
    expect(lensProfile(power(1800), 150, round(700))).toBeNull();
  });
});
