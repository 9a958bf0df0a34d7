import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { powerInMeridian, transpose } from '../../../src/domain/optics/sphero-cylinder.ts';
import {
  compensateVertex,
  nearestPower,
  offerOnStep,
  powerAtVertex,
} from '../../../src/domain/optics/vertex.ts';
import { isOnStep } from '../../../src/domain/vocabulary/power.ts';

const sphere = (power: number) => ({ sphere: power, cylinder: 0, axis: null });
const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((step) => step * 25);
const toric = fc.record({
  sphere: quarters(-25, 18),
  cylinder: quarters(-8, 8),
  axis: fc.integer({ min: 1, max: 180 }),
});
const shifts = fc.integer({ min: -100, max: 100 });

describe('a power at another distance', () => {
  it.each([
    [-1000, -20, -1020.41],
    [-1000, 20, -980.39],
    [1000, 20, 1020.41],
    [1200, -30, 1158.3],
    [-400, 30, -395.26],
    [0, 40, 0],
    [-575, 0, -575],
  ])('turns %i, moved %i tenths, into %d', (power, shift, compensated) => {
    expect(powerAtVertex(power, shift)).toBeCloseTo(compensated, 1);
  });

  it('is restored when moved back', () => {
    fc.assert(
      fc.property(quarters(-25, 18), shifts, (power, shift) => {
        expect(powerAtVertex(powerAtVertex(power, shift), -shift)).toBeCloseTo(power, 6);
      }),
    );
  });

  it('moved twice equals moved once by the sum', () => {
    fc.assert(
      fc.property(quarters(-25, 18), shifts, shifts, (power, one, other) => {
        const twice = powerAtVertex(powerAtVertex(power, one), other);
        expect(twice).toBeCloseTo(powerAtVertex(power, one + other), 6);
      }),
    );
  });

  it('needs more minus and less plus the farther it is worn', () => {
    fc.assert(
      fc.property(
        quarters(-25, 18),
        shifts,
        fc.integer({ min: 1, max: 50 }),
        (power, shift, by) => {
          fc.pre(power !== 0);
          expect(powerAtVertex(power, shift - by)).toBeLessThan(powerAtVertex(power, shift));
        },
      ),
    );
  });
});

describe('compensation', () => {
  it('is rounded to hundredths, and suggested on the nearest step', () => {
    const compensated = compensateVertex(sphere(-1000), -21) ?? sphere(0);
    expect(compensated).toEqual(sphere(-1021));
    expect(offerOnStep(compensated, 'quarter')).toEqual(sphere(-1025));
    expect(offerOnStep(compensated, 'eighth')).toEqual(sphere(-1025));
    expect(offerOnStep(sphere(-1015), 'eighth')).toEqual(sphere(-1012));
  });

  it('treats each principal meridian separately, and keeps the axis', () => {
    expect(compensateVertex({ sphere: -800, cylinder: -400, axis: 35 }, 40)).toEqual({
      sphere: -775,
      cylinder: -370,
      axis: 35,
    });
  });

  it.each([
    [400, 21, true],
    [-400, -21, true],
    [400, 20, false],
    [-400, -20, false],
    [399, 50, false],
    [-375, -50, false],
  ])('of %i moved %i tenths: %s', (power, shift, isWorth) => {
    expect(compensateVertex(sphere(power), shift) !== null).toBe(isWorth);
  });

  it('depends on the stronger meridian', () => {
    expect(compensateVertex({ sphere: -350, cylinder: -75, axis: 90 }, 40)).not.toBeNull();
    expect(compensateVertex({ sphere: -425, cylinder: 75, axis: 90 }, 40)).not.toBeNull();
    expect(compensateVertex({ sphere: 300, cylinder: -600, axis: 90 }, 40)).toBeNull();
  });

  it('is the same lens in either cylinder form', () => {
    fc.assert(
      fc.property(toric, shifts, fc.integer({ min: 0, max: 179 }), (eye, shift, meridian) => {
        const one = compensateVertex(eye, shift);
        const other = compensateVertex(transpose(eye), shift);
        expect(one === null).toBe(other === null);
        if (!one || !other) return;
        const change = powerInMeridian(one, meridian) - powerInMeridian(other, meridian);
        expect(Math.abs(change)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('the nearest power', () => {
  it.each([
    [-1020, 'quarter', -1025],
    [-1012, 'quarter', -1000],
    [12, 'quarter', 0],
    [-12, 'quarter', 0],
    [13, 'quarter', 25],
    [1158, 'eighth', 1162],
    [-31, 'eighth', -25],
    [-32, 'eighth', -37],
    [6, 'eighth', 0],
    [7, 'eighth', 12],
  ] as const)('to %i by %s is %i', (value, step, power) => {
    expect(nearestPower(value, step)).toBe(power);
  });

  it('is on its step, less than a step away', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), (value) => {
        for (const step of ['quarter', 'eighth'] as const) {
          const power = nearestPower(value, step);
          expect(isOnStep(power, step)).toBe(true);
          expect(Math.abs(power - value)).toBeLessThanOrEqual(step === 'quarter' ? 12 : 6.5);
        }
      }),
    );
  });

  it('drops the axis of a cylinder that rounds to zero', () => {
    expect(offerOnStep({ sphere: -425, cylinder: -10, axis: 20 }, 'quarter')).toEqual(sphere(-425));
  });
});
