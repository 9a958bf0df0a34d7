import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  powerInMeridian,
  toMinusForm,
  transpose,
} from '../../../src/domain/optics/sphero-cylinder.ts';
import { progressiveEye } from '../../fixtures/rx.ts';

/** A toric power on a grid with this many steps per dioptre, in hundredths, finer digits cut off. */
function toricOn(steps: number) {
  const powers = (least: number, most: number) =>
    fc
      .integer({ min: least * steps, max: most * steps })
      .map((step) => Math.trunc((step * 100) / steps) + 0);
  const axis = fc.integer({ min: 1, max: 180 });
  return fc.record({ sphere: powers(-25, 18), cylinder: powers(-8, 8), axis });
}
const toric = toricOn(8);
const quarterToric = toricOn(4);

describe('transposition', () => {
  it.each([
    [
      [-275, 75, 180],
      [-200, -75, 90],
    ],
    [
      [-200, -75, 90],
      [-275, 75, 180],
    ],
    [
      [100, -100, 1],
      [0, 100, 91],
    ],
    [
      [100, 50, 91],
      [150, -50, 1],
    ],
    [
      [0, 200, 45],
      [200, -200, 135],
    ],
    [
      [-12, 25, 180],
      [12, -25, 90],
    ],
  ])('turns %j into %j', ([sphere = 0, cylinder = 0, axis = 0], [s, c, a]) => {
    expect(transpose({ sphere, cylinder, axis })).toEqual({ sphere: s, cylinder: c, axis: a });
  });

  it('keeps a missing axis missing', () => {
    expect(transpose({ sphere: 100, cylinder: 0, axis: null })).toEqual({
      sphere: 100,
      cylinder: 0,
      axis: null,
    });
  });

  it('is its own inverse', () => {
    fc.assert(
      fc.property(toric, (eye) => {
        expect(transpose(transpose(eye))).toEqual(eye);
      }),
    );
  });

  it.each([
    ['on the grid of quarters, exactly', quarterToric, 1e-6],
    // Eighths are stored without their third decimal, so each value can be half a hundredth off.
    ['on the grid of eighths, to a hundredth', toric, 1 + 1e-6],
  ])('keeps the power in every meridian %s', (_, eyes, tolerance) => {
    fc.assert(
      fc.property(eyes, fc.integer({ min: 0, max: 180 }), (eye, meridian) => {
        const change = powerInMeridian(transpose(eye), meridian) - powerInMeridian(eye, meridian);
        expect(Math.abs(change)).toBeLessThanOrEqual(tolerance);
      }),
    );
  });

  it('keeps the axis within 1…180', () => {
    fc.assert(
      fc.property(toric, (eye) => {
        const { axis } = transpose(eye);
        expect(axis !== null && axis >= 1 && axis <= 180).toBe(true);
      }),
    );
  });
});

describe('power in a meridian', () => {
  it('is the sphere along the axis, and sphere plus cylinder across it', () => {
    const eye = { sphere: -200, cylinder: -75, axis: 30 };
    expect(powerInMeridian(eye, 30)).toBeCloseTo(-200);
    expect(powerInMeridian(eye, 120)).toBeCloseTo(-275);
    expect(powerInMeridian(eye, 75)).toBeCloseTo(-237.5);
  });

  it('is the sphere everywhere if there is no cylinder', () => {
    expect(powerInMeridian({ sphere: 125, cylinder: 0, axis: null }, 77)).toBe(125);
  });
});

describe('minus form', () => {
  it('leaves the rest of the eye as it is', () => {
    const plus = { ...progressiveEye, sphere: -275, cylinder: 75, axis: 180 };
    expect(toMinusForm(plus)).toEqual(progressiveEye);
  });

  it('stays unchanged, and never has a plus cylinder', () => {
    fc.assert(
      fc.property(toric, (power) => {
        const minus = toMinusForm({ ...progressiveEye, ...power });
        expect(minus.cylinder).toBeLessThanOrEqual(0);
        expect(toMinusForm(minus)).toEqual(minus);
      }),
    );
  });

  it('leaves a sphere without a cylinder unchanged', () => {
    const plain = { ...progressiveEye, cylinder: 0, axis: null };
    expect(toMinusForm(plain)).toEqual(plain);
  });
});
