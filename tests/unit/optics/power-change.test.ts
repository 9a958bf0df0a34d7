import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { powerChange } from '../../../src/domain/optics/power-change.ts';
import {
  powerInMeridian,
  type SpheroCylinder,
  transpose,
} from '../../../src/domain/optics/sphero-cylinder.ts';

type Row = [sphere: number, cylinder: number, axis: number | null];
const power = ([sphere, cylinder, axis]: Row): SpheroCylinder => ({ sphere, cylinder, axis });

const powers = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((quarters) => quarters * 25 + 0);
const toric = fc.record({
  sphere: powers(-25, 18),
  cylinder: powers(-8, 8),
  axis: fc.integer({ min: 1, max: 180 }),
});

describe('the change of a power', () => {
  it.each<[string, Row, Row, [equivalent: number, astigmatism: number, greatest: number]]>([
    ['none', [-200, -50, 10], [-200, -50, 10], [0, 0, 0]],
    ['of the sphere alone', [-200, 0, null], [-325, 0, null], [-125, 0, 125]],
    ['to less minus', [-200, -50, 10], [-150, -50, 10], [50, 0, 50]],
    ['of the cylinder alone', [-200, -50, 180], [-200, -125, 180], [-38, 75, 75]],
    ['a first cylinder', [0, 0, null], [0, -100, 45], [-50, 100, 100]],
    ['a removed cylinder', [0, -100, 45], [0, 0, null], [50, 100, 100]],
    ['an axis turned by 90°', [-100, -200, 180], [-100, -200, 90], [0, 400, 200]],
    ['an axis turned by 30°', [0, -100, 15], [0, -100, 45], [0, 100, 50]],
    ['an axis across 180°', [0, -200, 175], [0, -200, 5], [0, 69, 35]],
  ])('%s', (_, earlier, later, [equivalent, astigmatism, greatest]) => {
    const change = powerChange(power(earlier), power(later));
    expect(change).toEqual({ equivalent, astigmatism, greatest });
  });

  it('is the same in either cylinder form', () => {
    fc.assert(
      fc.property(toric, toric, (earlier, later) => {
        const change = powerChange(earlier, later);
        expect(powerChange(transpose(earlier), later)).toEqual(change);
        expect(powerChange(earlier, transpose(later))).toEqual(change);
      }),
    );
  });

  it('is greatest where the powers of the meridians differ most', () => {
    fc.assert(
      fc.property(toric, toric, (earlier, later) => {
        const inMeridians = Array.from({ length: 720 }, (_, at) =>
          Math.abs(powerInMeridian(later, at / 4) - powerInMeridian(earlier, at / 4)),
        );
        const { greatest } = powerChange(earlier, later);
        expect(Math.abs(Math.max(...inMeridians) - greatest)).toBeLessThanOrEqual(1);
        expect(powerChange(later, earlier).greatest).toBe(greatest);
      }),
    );
  });
});
