import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  diagonalOf,
  hasPlusMeridian,
  minimumBlank,
  smallestBlank,
} from '../../../src/domain/optics/blank-size.ts';
import { decentration, inset, rise } from '../../../src/domain/optics/decentration.ts';

const box = { a: 520, b: 400, dbl: 180, ed: 560 };
const at = (pd: number) => ({ pd, height: null });
const minus = { isPlus: false, isHardCoated: true };

describe('decentration', () => {
  it.each([
    [520, 180, 315, 35],
    [520, 180, 350, 0],
    [520, 180, 365, 15],
    [521, 180, 315, 35.5],
  ])('of A %i, DBL %i, PD %i is %d tenths', (a, dbl, pd, tenths) => {
    expect(decentration({ a, b: 400, dbl }, { pd, height: null })).toBe(tenths);
  });

  it('is inwards for a PD narrower than the frame, and outwards for a wider one', () => {
    expect(inset(box, 315)).toBe(35);
    expect(inset(box, 365)).toBe(-15);
  });

  it.each([
    [220, 20],
    [180, -20],
    [205, 5],
  ])('of a height of %i is %d tenths above the middle of B 400', (height, above) => {
    expect(rise(box, height)).toBe(above);
  });

  it('combines the vertical and the horizontal distance', () => {
    expect(decentration(box, { pd: 320, height: 160 })).toBe(50);
    expect(decentration(box, { pd: 350, height: 240 })).toBe(40);
  });
});

describe('the smallest sufficient blank', () => {
  it('is the effective diameter plus twice the decentration plus 2 mm', () => {
    expect(minimumBlank(box, at(315), minus)).toBe(560 + 70 + 20);
    expect(minimumBlank(box, at(365), minus)).toBe(560 + 30 + 20);
  });

  it('uses the diagonal of the box, rounded up, if no effective diameter is known', () => {
    expect(minimumBlank({ ...box, a: 300, ed: null }, at(240), minus)).toBe(500 + 20);
    expect(minimumBlank({ ...box, ed: null }, at(350), minus)).toBe(657 + 20);
  });

  it('keeps a whole diagonal and rounds up any other', () => {
    for (let a = 200; a <= 780; a += 1) {
      for (let b = 100; b <= 600; b += 1) {
        const diagonal = diagonalOf({ a, b });
        const isLeast = diagonal ** 2 >= a * a + b * b && (diagonal - 1) ** 2 < a * a + b * b;
        if (!isLeast) expect.fail(`${a} × ${b}: ${diagonal}`);
      }
    }
    expect(diagonalOf({ a: 208, b: 306 })).toBe(370);
  });

  it('is 3 mm larger only for a plus lens with a hard coat', () => {
    expect(minimumBlank(box, at(315), { isPlus: true, isHardCoated: true })).toBe(680);
    expect(minimumBlank(box, at(315), { isPlus: true, isHardCoated: false })).toBe(650);
    expect(minimumBlank(box, at(315), { isPlus: false, isHardCoated: true })).toBe(650);
  });

  it('grows with the height of the cross above or below the middle', () => {
    // 56 + 2·√(3.5² + 8²) + 2, rounded up.
    expect(minimumBlank(box, { pd: 315, height: 120 }, minus)).toBe(755);
    expect(minimumBlank(box, { pd: 315, height: 280 }, minus)).toBe(755);
    expect(minimumBlank(box, { pd: 350, height: 120 }, minus)).toBe(560 + 160 + 20);
    expect(minimumBlank(box, { pd: 315, height: 200 }, minus)).toBe(
      minimumBlank(box, at(315), minus),
    );
  });

  const length = fc.integer({ min: 200, max: 880 });
  const perhaps = fc.option(length, { nil: null });
  it('grows with the shape and with the decentration', () => {
    fc.assert(
      fc.property(
        length,
        length,
        fc.integer({ min: 200, max: 350 }),
        fc.nat(50),
        (a, ed, pd, by) => {
          const of = (wide: number, narrow: number) =>
            minimumBlank({ a: 520, b: 400, dbl: 180, ed: wide }, at(narrow), minus);
          expect(of(ed + by, pd)).toBe(of(ed, pd) + by);
          expect(of(ed, pd - by)).toBe(of(ed, pd) + 2 * by);
          // From here on, a wider lens is also decentred farther.
          const width = Math.max(a, 2 * pd - 180);
          const diagonal = (wide: number) =>
            minimumBlank({ a: wide, b: 400, dbl: 180, ed: null }, at(pd), minus);
          expect(diagonal(width + by)).toBeGreaterThanOrEqual(diagonal(width));
        },
      ),
    );
  });

  it('is a whole number of tenths', () => {
    fc.assert(
      fc.property(length, length, perhaps, length, perhaps, (a, b, ed, pd, height) => {
        expect(Number.isInteger(minimumBlank({ a, b, dbl: 181, ed }, { pd, height }, minus))).toBe(
          true,
        );
      }),
    );
  });
});

describe('the smallest blank', () => {
  it.each([
    [0, 600],
    [600, 600],
    [601, 650],
    [650, 650],
    [651, 700],
    [701, 720],
    [721, 750],
    [751, 800],
    [800, 800],
    [801, undefined],
  ])('for at least %i is %s', (least, diameter) => {
    expect(smallestBlank(least)).toBe(diameter);
  });

  it('is one of those offered, in any order', () => {
    expect(smallestBlank(610, [750, 650, 700])).toBe(650);
    expect(smallestBlank(610, [])).toBeUndefined();
  });
});

describe('a plus lens', () => {
  it.each([
    [100, 0, true],
    [100, -300, true],
    [0, -100, false],
    [-100, 0, false],
    [-100, 200, true],
    [0, 0, false],
  ])('of %i %i: %s', (sphere, cylinder, isPlus) => {
    expect(hasPlusMeridian({ sphere, cylinder })).toBe(isPlus);
  });
});
