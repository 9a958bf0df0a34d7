import { describe, expect, it } from 'vitest';
import { powerAvailabilities } from '../../../src/domain/advice/made-powers.ts';
import type { RxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import type { StockLens } from '../../../src/domain/stock/stock.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { singleVisionDraft } from '../../fixtures/rx.ts';
import { stockShelf } from '../../fixtures/stock.ts';

function cellsFor(
  right: Partial<RxDraft['right']>,
  changes: Partial<RxDraft> = {},
  shelf: readonly StockLens[] = [],
) {
  const draft = singleVisionDraft();
  const typed = { ...draft, right: { ...draft.right, ...right }, ...changes };
  return powerAvailabilities(readKnown(typed), catalogue, shelf);
}

describe('the lenses that are made in a power', () => {
  it('is answered for everything the design is made in, thinnest last', () => {
    const { variants, eyes } = cellsFor({ sphere: '-5', cylinder: '-3' });
    expect(variants).toEqual([
      { index: 156, colour: 'clear', isChosen: true },
      { index: 156, colour: 'photochromic', isChosen: false },
      { index: 167, colour: 'clear', isChosen: false },
    ]);
    expect(eyes.right).toEqual(['outOfRange', 'outOfRange', 'made']);
  });

  it.each([
    // Two bands of one variant: strong cylinders are made of weak spheres only.
    ['-4', '-2', 'made'],
    ['-4', '-2.25', 'outOfRange'],
    ['-3', '-3', 'made'],
    ['-3.25', '-3', 'outOfRange'],
    // The same power in plus form.
    ['-6', '+3', 'made'],
    ['-6.25', '+3', 'outOfRange'],
  ])('is answered cell by cell: %s %s is %s', (sphere, cylinder, cell) => {
    expect(cellsFor({ sphere, cylinder }).eyes.right[0]).toBe(cell);
  });

  it.each([
    ['is not known', { sphere: '' }, {}],
    ['cannot be read', { sphere: '3' }, {}],
    ['lies between the steps', { sphere: '-1.10' }, {}],
    ['is of an eye that is not ordered', {}, { eyes: 'left' as const }],
  ])('is not asked where it %s', (_, right, changes) => {
    expect(cellsFor(right, changes).eyes.right).toEqual([]);
  });

  it('distinguishes stock lenses from made ones, only for clear single vision of its index', () => {
    const on = (sphere: string, cylinder: string) =>
      cellsFor({ sphere, cylinder }, {}, stockShelf.lenses).eyes.right;
    expect(on('-2', '-0.5')).toEqual(['inStock', 'made', 'made']);
    // The last one is sold, and of the other there never was one.
    expect(on('0', '-0.5')).toEqual(['made', 'made', 'made']);
    expect(on('+1.25', '-0.75')).toEqual(['made', 'made', 'made']);
  });

  it('is asked of nothing before a design is chosen', () => {
    const lens = { ...singleVisionDraft().lens, design: '' };
    expect(cellsFor({}, { lens })).toEqual({ variants: [], eyes: { right: [], left: [] } });
  });
});
