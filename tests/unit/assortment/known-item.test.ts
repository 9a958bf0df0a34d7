import { describe, expect, it } from 'vitest';
import { knownItem } from '../../../src/domain/assortment/held-values.ts';
import { applyTo } from '../../../src/domain/revisions/entry.ts';
import { accessory, changes, coating, small, stockLens } from '../revisions/assortment.ts';

const tiers = { '01': stockLens.tiers.standard };
const lens = { ...stockLens, code: '0156', tiers };
const present = applyTo(
  small,
  changes({
    'stockLens 0042': lens,
    'coating 007': coating,
    'coating 70': { ...coating, position: 3 },
    'accessory case': { ...accessory, variants: [{ ...accessory.variants[0], id: '01' }] },
  }),
);

describe('an item of a file', () => {
  it.each([
    ['stockLens 42', 'stockLens 0042'],
    ['coating 7', 'coating 007'],
    ['coating 70', 'coating 70'],
    ['coating 8', 'coating 8'],
    ['service 7', 'service 7'],
    ['coating hmc', 'coating hmc'],
  ])('%s is %s', (item, key) => {
    expect(knownItem({ item, value: {} }, present).item).toBe(key);
  });

  it('keeps the zeros of its codes, and takes every other edit', () => {
    const read = { ...lens, code: '156', position: 9, tiers: { '1': stockLens.tiers.standard } };
    expect(knownItem({ item: 'stockLens 42', value: read }, present)).toEqual({
      item: 'stockLens 0042',
      value: { ...lens, position: 9 },
    });
    expect(knownItem({ item: 'stockLens 0042', value: { ...read, code: '157' } }, present)).toEqual(
      {
        item: 'stockLens 0042',
        value: { ...lens, position: 9, code: '157' },
      },
    );
  });
});
