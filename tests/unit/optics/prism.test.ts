import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prismOfDecentration } from '../../../src/domain/optics/prentice.ts';
import type { Prism } from '../../../src/domain/optics/prism.ts';
import { resultantOf } from '../../../src/domain/optics/prism-resultant.ts';
import { componentsOf } from '../../support/lab-file/prism-components.ts';

const prism = (horizontal: Prism['horizontal'], vertical: Prism['vertical'] = null): Prism => ({
  horizontal,
  vertical,
});

describe('the base of a prism', () => {
  it.each([
    ['right', prism({ amount: 150, base: 'in' }), 0],
    ['right', prism({ amount: 150, base: 'out' }), 180],
    ['left', prism({ amount: 150, base: 'in' }), 180],
    ['left', prism({ amount: 150, base: 'out' }), 0],
    ['right', prism(null, { amount: 150, base: 'up' }), 90],
    ['right', prism(null, { amount: 150, base: 'down' }), 270],
    ['left', prism(null, { amount: 150, base: 'up' }), 90],
    ['left', prism(null, { amount: 150, base: 'down' }), 270],
  ] as const)('of the %s eye, %j, is at %i°', (side, components, direction) => {
    expect(resultantOf(side, components)).toEqual({ amount: 150, direction });
  });

  it('is between two components', () => {
    const both = prism({ amount: 300, base: 'out' }, { amount: 400, base: 'up' });
    expect(resultantOf('left', both)?.amount).toBe(500);
    expect(resultantOf('left', both)?.direction).toBeCloseTo(53.13, 2);
    expect(resultantOf('right', both)?.direction).toBeCloseTo(126.87, 2);
  });

  it('has no direction without a prism', () => {
    expect(resultantOf('right', prism(null))).toBeNull();
  });

  it('is read back as the components it was made from', () => {
    const amount = fc.integer({ min: 1, max: 2000 });
    const components = fc.record({
      horizontal: fc.option(fc.record({ amount, base: fc.constantFrom('in', 'out') })),
      vertical: fc.option(fc.record({ amount, base: fc.constantFrom('up', 'down') })),
    });
    fc.assert(
      fc.property(components, fc.constantFrom('right', 'left'), (given, side) => {
        const resultant = resultantOf(side, given);
        expect(resultant ? componentsOf(side, resultant) : prism(null)).toEqual(given);
      }),
    );
  });
});

describe('Prentice’s rule', () => {
  it.each([
    [400, 50, 200],
    [-400, 50, -200],
    [-600, 35, -210],
    [0, 50, 0],
    [500, 0, 0],
  ])('gives a power of %i moved %i tenths %i hundredths', (power, tenths, hundredths) => {
    expect(prismOfDecentration(power, tenths)).toBe(hundredths);
  });
});
