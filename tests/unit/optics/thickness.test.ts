import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sag } from '../../../src/domain/optics/sag.ts';
import {
  leastThickness,
  lensThickness,
  materialOf,
  roundEdge,
} from '../../../src/domain/optics/thickness.ts';
import { lensWeight } from '../../../src/domain/optics/weight.ts';

const least = { centre: 1.5, edge: 1 };
const power = (
  sphere: number,
  cylinder = 0,
  axis: number | null = cylinder === 0 ? null : 180,
) => ({
  sphere,
  cylinder,
  axis,
});
/** A round lens of half a diameter in mm. */
const round = (reach: number) => roundEdge(180, reach);
const powers = fc.integer({ min: -80, max: 40 }).map((step) => step * 25);
const cylinders = fc.integer({ min: -16, max: 0 }).map((step) => step * 25);
const reaches = fc.integer({ min: 50, max: 300 }).map((tenths) => tenths / 10);

describe('the sag', () => {
  it.each([
    [-600, 156, 32.5, 5.84],
    [600, 156, 32.5, 5.84],
    [-400, 150, 35, 5],
    [-1000, 174, 30, 6.35],
    [0, 150, 40, 0],
  ])('of %i in %i at %d mm is %d mm', (value, index, reach, depth) => {
    expect(sag(value, index, reach)).toBeCloseTo(depth, 2);
  });

  it('is undefined where the surface does not reach', () => {
    expect(sag(-2000, 150, 25)).toBeCloseTo(25);
    expect(sag(-2000, 150, 25.1)).toBeUndefined();
  });

  it('agrees with r − √(r² − y²)', () => {
    fc.assert(
      fc.property(powers, reaches, (value, reach) => {
        fc.pre(value !== 0);
        const radius = 60_000 / Math.abs(value);
        fc.pre(radius >= reach);
        expect(sag(value, 160, reach)).toBeCloseTo(radius - Math.sqrt(radius ** 2 - reach ** 2), 6);
      }),
    );
  });
});

describe('the thickness', () => {
  it('of a minus lens grows from its centre to its edge', () => {
    const { centre, thinnestEdge, thickestEdge } = must(
      lensThickness(power(-600), 156, round(32.5), least),
    );
    expect(centre).toBe(1.5);
    expect(thinnestEdge).toBeCloseTo(7.34, 2);
    expect(thickestEdge).toBeCloseTo(7.34, 2);
  });

  it('of a plus lens grows from its edge to its centre', () => {
    const { centre, thickestEdge } = must(lensThickness(power(400), 150, round(32.5), least));
    expect(centre).toBeCloseTo(1 + must(sag(400, 150, 32.5)));
    expect(thickestEdge).toBeCloseTo(1);
  });

  it('of a cylinder differs by meridian', () => {
    const { centre, thinnestEdge, thickestEdge } = must(
      lensThickness(power(-200, -200), 156, round(32.5), least),
    );
    expect(centre).toBe(1.5);
    expect(thinnestEdge).toBeCloseTo(1.5 + must(sag(-200, 156, 32.5)));
    expect(thickestEdge).toBeCloseTo(1.5 + must(sag(-400, 156, 32.5)));
  });

  it('of a lens with meridians of both signs leaves an edge on its plus meridian', () => {
    const { centre, thinnestEdge, thickestEdge } = must(
      lensThickness(power(200, -400), 150, round(30), least),
    );
    expect(thinnestEdge).toBeCloseTo(1);
    expect(centre).toBeCloseTo(1 + must(sag(200, 150, 30)));
    expect(thickestEdge).toBeCloseTo(centre + must(sag(-200, 150, 30)));
  });

  it('of a plano is the minimum', () => {
    expect(lensThickness(power(0), 150, round(35), least)).toMatchObject({
      centre: 1.5,
      thinnestEdge: 1.5,
      thickestEdge: 1.5,
    });
  });

  it('is the same in either cylinder form', () => {
    const turned = lensThickness(power(-200, 400, 90), 156, round(30));
    const plain = lensThickness(power(200, -400, 180), 156, round(30));
    expect(must(turned).centre).toBeCloseTo(must(plain).centre);
    expect(must(turned).thickestEdge).toBeCloseTo(must(plain).thickestEdge);
    expect(must(turned).thinnestEdge).toBeCloseTo(must(plain).thinnestEdge);
  });

  it('is unknown if a meridian does not reach that far', () => {
    expect(lensThickness(power(-1500, -800), 150, round(30))).toBeUndefined();
    expect(lensThickness(power(1800), 150, round(35))).toBeUndefined();
  });

  it('never falls below the minimum', () => {
    fc.assert(
      fc.property(powers, cylinders, reaches, (sphere, cylinder, reach) => {
        const thickness = lensThickness(power(sphere, cylinder), 167, round(reach), least);
        if (!thickness) return;
        expect(thickness.centre).toBeGreaterThanOrEqual(least.centre);
        expect(thickness.thinnestEdge).toBeGreaterThanOrEqual(least.edge - 1e-9);
        expect(thickness.thickestEdge).toBeGreaterThanOrEqual(thickness.thinnestEdge);
      }),
    );
  });

  it('grows with the power and the diameter, and as the index falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), reaches, fc.boolean(), (step, reach, isPlus) => {
        const at = (value: number, index: number, to: number) => {
          const thickness = lensThickness(power(isPlus ? value : -value), index, round(to), least);
          if (!thickness) return Number.POSITIVE_INFINITY;
          return Math.max(thickness.centre, thickness.thickestEdge);
        };
        const thick = at(step * 25, 160, reach);
        expect(at(step * 25 + 25, 160, reach)).toBeGreaterThanOrEqual(thick);
        expect(at(step * 25, 160, reach + 1)).toBeGreaterThanOrEqual(thick);
        expect(at(step * 25, 150, reach)).toBeGreaterThanOrEqual(thick);
      }),
    );
  });
});

describe('the thickness along a shape', () => {
  const angles = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  const axes = fc.integer({ min: 1, max: 180 });
  /** Any edge around the optical centre, and the same edge turned anticlockwise by degrees, or mirrored. */
  const edges = fc.array(fc.record({ angle: angles, reach: reaches }), { minLength: 3 });
  type Edge = { angle: number; reach: number }[];
  const placed = (edge: Edge, turn = 0, mirror = 1) =>
    edge.map(({ angle, reach }) => {
      const at = angle + (turn * Math.PI) / 180;
      return { x: mirror * reach * Math.cos(at), y: 0 - reach * Math.sin(at) };
    });
  type Points = ReturnType<typeof placed>;
  const figures = (of: ReturnType<typeof power>, edge: Points) => {
    const { centre, thinnestEdge, thickestEdge } = must(lensThickness(of, 174, edge, least));
    return [centre, thinnestEdge, thickestEdge].map((each) => Math.round(each * 1e6) / 1e6);
  };
  // None of these is too strong for 30 mm in 1.74.
  const weak = fc.integer({ min: -40, max: 24 }).map((step) => step * 25);

  it('uses the power and the distance at each point', () => {
    const edge = [
      { x: 30, y: 0 },
      { x: 0, y: 18 },
    ];
    const { thickestAt, thickestEdge } = must(lensThickness(power(-100, -400, 180), 150, edge));
    // −5.00 at 18 mm: 1.65; −1.00 at 30 mm: 0.90.
    expect(thickestAt).toEqual({ x: 0, y: 18 });
    expect(thickestEdge).toBeCloseTo(2 + must(sag(-500, 150, 18)));
    const turned = must(lensThickness(power(-100, -400, 90), 150, edge));
    expect(turned.thickestEdge).toBeCloseTo(2 + must(sag(-500, 150, 30)));
  });

  it('of a sphere is the same at the same distance, in any direction', () => {
    fc.assert(
      fc.property(weak, angles, angles, reaches, (sphere, one, other, reach) => {
        const edge = (angle: number) => placed([{ angle, reach }]);
        expect(figures(power(sphere), edge(one))).toEqual(figures(power(sphere), edge(other)));
      }),
    );
  });

  it('does not change when the cylinder turns by 180°', () => {
    fc.assert(
      fc.property(weak, cylinders, axes, edges, (sphere, cylinder, axis, edge) => {
        const at = (turned: number) => figures(power(sphere, cylinder, turned), placed(edge));
        expect(at(axis + 180)).toEqual(at(axis));
      }),
    );
  });

  it('does not change when lens and shape turn together, nor in a mirror', () => {
    fc.assert(
      fc.property(weak, cylinders, axes, edges, fc.nat(360), (sphere, cylinder, axis, edge, by) => {
        const plain = figures(power(sphere, cylinder, axis), placed(edge));
        expect(figures(power(sphere, cylinder, axis + by), placed(edge, by))).toEqual(plain);
        expect(figures(power(sphere, cylinder, 180 - axis), placed(edge, 0, -1))).toEqual(plain);
      }),
    );
  });

  it('is the same in either cylinder form', () => {
    fc.assert(
      fc.property(weak, cylinders, axes, edges, (sphere, cylinder, axis, edge) => {
        const minus = figures(power(sphere, cylinder, axis), placed(edge));
        const plus = power(sphere + cylinder, 0 - cylinder, axis + 90);
        expect(figures(plus, placed(edge))).toEqual(minus);
      }),
    );
  });

  it('of a minus lens never exceeds that of the round lens through its farthest point', () => {
    fc.assert(
      fc.property(cylinders, axes, edges, (cylinder, axis, edge) => {
        const lens = power(-200, cylinder, axis);
        const [, , thickest] = figures(lens, placed(edge));
        const farthest = Math.max(...edge.map(({ reach }) => reach));
        const [, , round] = figures(lens, roundEdge(axis, farthest));
        expect(thickest).toBeLessThanOrEqual((round ?? 0) + 1e-6);
      }),
    );
  });
});

describe('the assumptions about a material', () => {
  it('are those of the nearest index, the lower one in a tie', () => {
    expect(materialOf(174).index).toBe(174);
    expect(materialOf(161).index).toBe(160);
    expect(materialOf(130).index).toBe(150);
    expect(materialOf(190).index).toBe(174);
  });

  it('never make a higher index thicker', () => {
    const centres = [150, 156, 160, 167, 174].map((index) => leastThickness(index).centre);
    expect(centres).toEqual([...centres].sort((one, other) => other - one));
  });

  it('leave more edge for a groove and for a drilled hole', () => {
    const edges = (['fullRim', 'halfRim', 'rimless'] as const).map(
      (type) => leastThickness(160, type).edge,
    );
    expect(edges).toEqual([1, 1.8, 2]);
  });
});

describe('the weight', () => {
  it('of a plano is that of its disc', () => {
    const grams = (Math.PI * 3.5 ** 2 * 0.2 * 1.32).toFixed(6);
    expect(must(lensWeight(power(0), 150, 35, 2)).toFixed(6)).toBe(grams);
  });

  it.each([
    ['minus', power(-600), 1.5],
    ['plus', power(400), 6],
    ['toric', power(-200, -300), 1.5],
  ])('of a %s lens is that of its slices', (_, lens, centre) => {
    const slices = 4000;
    let volume = 0;
    for (let slice = 0; slice < slices; slice += 1) {
      const reach = ((slice + 0.5) * 30) / slices;
      const thin = (value: number) => Math.sign(value) * must(sag(value, 160, reach));
      const thickness = centre - (thin(lens.sphere) + thin(lens.sphere + lens.cylinder)) / 2;
      volume += 2 * Math.PI * reach * (30 / slices) * thickness;
    }
    expect(must(lensWeight(lens, 160, 30, centre))).toBeCloseTo((volume / 1000) * 1.3, 3);
  });

  it('grows with the diameter', () => {
    fc.assert(
      fc.property(powers, reaches, (sphere, reach) => {
        const weigh = (to: number) => {
          const thickness = lensThickness(power(sphere), 160, round(to), least);
          return thickness && lensWeight(power(sphere), 160, to, thickness.centre);
        };
        const [narrow, wide] = [weigh(reach), weigh(reach + 1)];
        if (narrow !== undefined && wide !== undefined) expect(wide).toBeGreaterThan(narrow);
      }),
    );
  });

  it('is unknown if the surface does not reach that far', () => {
    expect(lensWeight(power(-2500), 150, 35, 1)).toBeUndefined();
  });
});

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Nothing there.');
  return value;
}
