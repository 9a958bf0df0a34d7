import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceAccessories } from '../../../src/domain/accessories/price.ts';
import { joinEyes, type PricedThing } from '../../../src/domain/prices/join-parts.ts';
import { partNames } from '../../../src/domain/prices/part-names.ts';
import { sumParts } from '../../../src/domain/prices/sum-parts.ts';
import { priceRx } from '../../../src/domain/rx/price.ts';
import { rxParts } from '../../../src/domain/rx/rx-parts.ts';
import { noServices, type RxServices } from '../../../src/domain/rx/services.ts';
import { withParts } from '../../../src/domain/shelf/price-parts.ts';
import { priceStock } from '../../../src/domain/stock/price.ts';
import { accessoryLine, accessoryShelf } from '../../fixtures/accessories.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { distanceEye, singleVisionOrder } from '../../fixtures/rx.ts';
import { stockLine, stockShelf } from '../../fixtures/stock.ts';

type Changes = Parameters<typeof singleVisionOrder>[0];
const partsOf = (changes: Changes) => rxParts(singleVisionOrder(changes), catalogue).parts;
const { lens } = singleVisionOrder();

describe('the parts of a prescription', () => {
  it('are shared by both eyes if they cost the same', () => {
    const services: RxServices = { ...noServices, coats: ['hydrophobic'], engraving: 'M' };
    expect(partsOf({ services, job: 'remoteEdged' })).toEqual([
      { part: 'lens', id: lens.design, each: 900_000, pieces: 2, total: 1_800_000 },
      { part: 'coating', id: 'hmc', each: 250_000, pieces: 2, total: 500_000 },
      { part: 'coat', id: 'hydrophobic', each: 30_000, pieces: 2, total: 60_000 },
      { part: 'engraving', id: 'engraving', each: 20_000, pieces: 2, total: 40_000 },
      { part: 'remoteEdged', id: 'edging', each: 70_000, pieces: 2, total: 140_000 },
    ]);
  });

  it('name the eye if the eyes differ', () => {
    const left = { ...distanceEye, cylinder: -300 };
    expect(partsOf({ left }).map(({ part, eye, total }) => [part, eye, total])).toEqual([
      ['lens', 'right', 900_000],
      ['lens', 'left', 1_200_000],
      ['coating', undefined, 500_000],
    ]);
  });

  it('name no eye if only one is ordered', () => {
    const one = partsOf({ left: null }).map(({ eye, pieces }) => [eye, pieces]);
    expect(one).toEqual([
      [undefined, 1],
      [undefined, 1],
    ]);
  });

  it('include unpriced parts, and sum the rest', () => {
    const parts = partsOf({ job: 'fullGlaze' });
    const sums = sumParts({ parts, discount: null }, null);
    expect(sums).toMatchObject({ known: 2_300_000, quoted: null, total: null });
    expect(sums.unpriced.map(({ part, id }) => [part, id])).toEqual([['fullGlaze', 'glazing']]);
    expect(sumParts({ parts, discount: null }, 2_450_000)).toMatchObject({
      quoted: 150_000,
      total: 2_450_000,
    });
  });

  it('add up to the total of the preview, to the rial', () => {
    const power = fc.record({
      sphere: fc.integer({ min: -12, max: 12 }).map((steps) => steps * 100),
      cylinder: fc.integer({ min: -4, max: 4 }).map((steps) => steps * 100),
    });
    const eye = fc.option(power.map((each) => ({ ...distanceEye, ...each })));
    const order = fc.record({
      right: eye,
      left: eye,
      balance: fc.constantFrom(null, 'right' as const, 'left' as const),
      job: fc.constantFrom('uncut' as const, 'remoteEdged' as const, 'fullGlaze' as const),
      services: fc.record({
        tint: fc.constantFrom(null, { colour: 'tint-grey', density: 50, form: 'solid' as const }),
        mirror: fc.constantFrom(null, 'mirror-blue', 'none'),
        coats: fc.subarray(['hydrophobic', 'anti-fog']),
        engraving: fc.constantFrom('', 'M'),
      }),
    });
    fc.assert(
      fc.property(order, (changes) => {
        const placed = singleVisionOrder(changes);
        const { total } = priceRx(placed, catalogue);
        const { parts } = rxParts(placed, catalogue);
        expect(sumParts({ parts, discount: null }, null).total).toBe(total);
        for (const { each, pieces, total: sum } of parts) {
          expect(sum).toBe(each === null ? null : each * pieces);
        }
      }),
    );
  });
});

describe('the parts of both eyes', () => {
  const thing = fc.record({
    part: fc.constantFrom(...partNames),
    id: fc.constantFrom('a', 'b'),
    each: fc.option(fc.integer({ min: 0, max: 5 })),
  });
  const things = fc.uniqueArray(thing, { selector: ({ part, id }) => `${part} ${id}` });
  const sumOf = (all: readonly PricedThing[]) =>
    all.reduce((sum, { each, pieces = 1 }) => sum + (each ?? 0) * pieces, 0);

  it('cost what the two eyes cost', () => {
    fc.assert(
      fc.property(things, things, (right, left) => {
        const parts = joinEyes({ right, left }, partNames);
        expect(sumOf(parts)).toBe(sumOf([...right, ...left]));
        const lenses = parts.reduce((sum, { pieces }) => sum + pieces, 0);
        expect(lenses).toBe(right.length + left.length);
      }),
    );
  });
});

describe('the parts of pieces from the shelf', () => {
  it('are one per lens at one price', () => {
    const lines = [stockLine(0, 0, 6), stockLine(-200, 0, 4), stockLine(-200, -75, 1)];
    const price = withParts(priceStock(lines, stockShelf), lines, undefined);
    const { total } = price;
    expect(price.parts && sumParts(price.parts, null).total).toBe(total);
    expect(price.parts?.parts.map(({ pieces }) => pieces)).toEqual([10, 1]);
  });

  it('add up to the total of the preview, to the rial', () => {
    const variants = fc.constantFrom('small', 'large');
    const line = fc.tuple(variants, fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (chosen) => {
        const lines = chosen.map(([variant, pieces]) => accessoryLine(variant, pieces));
        const price = priceAccessories(lines, accessoryShelf);
        const { parts } = withParts(price, lines, undefined);
        expect(parts && sumParts(parts, null).total).toBe(price.total);
      }),
    );
  });
});
