import { describe, expect, it } from 'vitest';
import {
  areSigned,
  type FileContext,
  itemOfRow,
  type ShelfFileRow,
} from '../../../src/domain/stockroom/file-row.ts';

const lens = (id: string, code: string, ...diameters: number[]) => ({
  id,
  code,
  name: { fa: `عدسی ${id}`, en: `Lens ${id}` },
  charts: diameters.map((diameter) => ({ diameter })),
});
const context: FileContext = {
  lenses: [
    lens('hc-156', 'HC', 650),
    lens('hmc-156', 'HMC', 650, 700),
    lens('blue-156', 'BLUE', 650),
    lens('blue-160', 'BLUE'),
    lens('0042', '0156', 650),
    lens('one', '07', 650),
    lens('two', '007', 650),
  ],
  variants: new Set(['case-hard black']),
  shown: { lens: 'hmc-156', diameter: 700 },
  isSigned: true,
};
const nothing = { lens: '', name: '', diameter: '', sphere: '', cylinder: '' };
const row = (typed: Partial<ShelfFileRow>): ShelfFileRow => ({
  ...nothing,
  known: null,
  pieces: 1,
  ...typed,
});

describe('a row of a shelf file', () => {
  it.each([
    ['a code', { lens: 'hc', sphere: '-2.00', cylinder: '-0.50' }, 'hc-156 650 -200 -50'],
    ['a name', { lens: 'عدسی hc-156', sphere: '+1', cylinder: '0' }, 'hc-156 650 100 0'],
    ['Persian digits', { lens: 'HC', diameter: '۶۵', sphere: '۲٫۰۰-' }, 'hc-156 650 -200 0'],
    ['a sphere without a plus', { lens: 'HC', sphere: '1.25' }, 'hc-156 650 125 0'],
    ['the lens on screen', { sphere: '-1.00' }, 'hmc-156 700 -100 0'],
    ['another diameter', { diameter: '65 mm', sphere: '-1.00' }, 'hmc-156 650 -100 0'],
    ['the id of one of two', { lens: 'blue-156', sphere: '0' }, 'blue-156 650 0 0'],
    ['a power not kept yet', { lens: 'blue-160', diameter: '70', sphere: '0' }, 'blue-160 700 0 0'],
    ['an accessory', { lens: 'case-hard black' }, 'case-hard black'],
    ['a code that lost its zero', { lens: '156', sphere: '-1.00' }, '0042 650 -100 0'],
    ['an id that lost its zeros', { lens: '42', sphere: '-1.00' }, '0042 650 -100 0'],
  ])('is for %s', (_, typed, item) => {
    expect(itemOfRow(row(typed), context)).toEqual({ item });
  });

  it.each([
    ['lens', 'unknownLens', { lens: 'XX', sphere: '-1.00' }],
    ['lens', 'severalLenses', { lens: 'BLUE', sphere: '-1.00' }],
    ['lens', 'unknownLens', { lens: '7', sphere: '-1.00' }],
    ['lens', 'unknownLens', { lens: 'case-hard black', sphere: '-1.00' }],
    ['sphere', 'sphereMissing', { lens: 'HC' }],
    ['sphere', 'offStep', { lens: 'HC', sphere: '-1.10' }],
    ['cylinder', 'cylinderSign', { lens: 'HC', sphere: '-1.00', cylinder: '+0.50' }],
    ['diameter', 'wrongDiameter', { lens: 'HC', diameter: '6.5', sphere: '-1.00' }],
    ['diameter', 'diameterMissing', { lens: 'blue-160', sphere: '-1.00' }],
  ])('has a fault in its %s: %s', (column, reason, typed) => {
    expect(itemOfRow(row(typed), context)).toEqual({ column, reason });
  });

  it('needs a sign if nothing in the file has a minus', () => {
    const rows = [row({ lens: 'HC', sphere: '1.25' })];
    expect(areSigned(rows)).toBe(false);
    expect(areSigned([...rows, row({ sphere: '−1.25' })])).toBe(true);
    const unsigned = { ...context, isSigned: false };
    expect(rows.map((each) => itemOfRow(each, unsigned))).toEqual([
      { column: 'sphere', reason: 'signMissing' },
    ]);
  });

  it('is for no item if no lens is on screen', () => {
    const found = itemOfRow(row({ sphere: '-1.00' }), { ...context, shown: null });
    expect(found).toEqual({ column: 'lens', reason: 'unknownLens' });
  });
});
