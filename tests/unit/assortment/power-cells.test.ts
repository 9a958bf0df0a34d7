import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { powerCells } from '../../../src/domain/assortment/power-cells.ts';
import { bandFor } from '../../../src/domain/catalogue/lens-availability.ts';

const band = (sphereMin: number, sphereMax: number, cylinderMin: number, combinedMin: number) => ({
  sphereMin,
  sphereMax,
  cylinderMin,
  combinedMin,
  price: null,
});

describe('the preview of power ranges', () => {
  it('shows a hole between two ranges, and where they overlap', () => {
    const { rows } = powerCells([band(0, 50, 0, 0), band(100, 150, 0, 0), band(150, 175, 0, 0)]);
    expect(rows.map(([cell]) => [cell?.sphere, cell?.bands.length])).toEqual([
      [175, 1],
      [150, 2],
      [125, 1],
      [100, 1],
      [75, 0],
      [50, 1],
      [25, 1],
      [0, 1],
    ]);
  });

  it('leaves out powers beyond the limit of sphere and cylinder together', () => {
    const { rows } = powerCells([band(-50, 0, -50, -75)]);
    const made = rows.map((row) => row.filter(({ bands }) => bands.length > 0).length);
    expect(made).toEqual([3, 3, 2]);
  });

  it('shows a power as made exactly where it can be ordered', () => {
    const quarter = (min: number, max: number) =>
      fc.integer({ min, max }).map((steps) => steps * 25);
    const anyBand = fc
      .tuple(quarter(-40, 20), quarter(0, 40), quarter(-16, 0), quarter(-60, 0))
      .map(([from, width, cylinder, combined]) => band(from, from + width, cylinder, combined));
    fc.assert(
      fc.property(fc.array(anyBand, { minLength: 1, maxLength: 3 }), (bands) => {
        const variant = { index: 156, colour: 'clear', coatings: [], bands } as const;
        for (const { sphere, cylinder, bands: holding } of powerCells(bands).rows.flat()) {
          const isMade = bandFor({ ...variant, coatings: [] }, sphere, cylinder) !== undefined;
          expect(holding.length > 0).toBe(isMade);
        }
      }),
    );
  });
});
