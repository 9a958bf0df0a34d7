import { describe, expect, it } from 'vitest';
import type { LensChoice } from '../../../src/domain/catalogue/lens.ts';
import { lensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import {
  bandFor,
  coatingsOf,
  coloursOf,
  designsOfKind,
  findDesign,
  findVariant,
  indexesOf,
} from '../../../src/domain/catalogue/lens-availability.ts';
import { catalogue } from '../../fixtures/catalogue.ts';

const clarity = {
  design: 'clarity',
  index: 156,
  colour: 'clear',
  coating: 'hmc',
} satisfies LensChoice;

function design(id: string) {
  const found = findDesign(catalogue, id);
  if (!found) throw new Error(`No design ${id} in the fixture`);
  return found;
}

function priceAt(choice: LensChoice, sphere: number, cylinder: number) {
  const variant = findVariant(catalogue, choice);
  if (!variant) throw new Error('No such variant in the fixture');
  return bandFor(variant, sphere, cylinder)?.price;
}

it('has a fixture that is a catalogue', () => {
  expect(lensCatalogue.parse(catalogue)).toEqual(catalogue);
});

describe('the power bands', () => {
  it.each([
    // The first band, −8…+6 with a cylinder to −2 and −8 in the strongest meridian.
    [-800, 0, 900_000],
    [600, 0, 900_000],
    [600, -200, 900_000],
    [-600, -200, 900_000],
    // The second reaches to a cylinder of −4, between −4 and +4 and to −6 in the strongest meridian.
    [400, -400, 1_200_000],
    [-200, -400, 1_200_000],
    [-350, -225, 1_200_000],
    // The third is made, at a price on request.
    [-825, 0, null],
    [-1200, 0, null],
    [-1000, -200, null],
  ])('hold %i with %i', (sphere, cylinder, price) => {
    expect(priceAt(clarity, sphere, cylinder)).toBe(price);
  });

  it.each([
    [625, 0],
    [-1225, 0],
    [-1025, -200],
    [-625, -200],
    [425, -225],
    [400, -425],
    [-225, -400],
    [-375, -375],
    [-825, -225],
    [0, 25],
  ])('do not hold %i with %i', (sphere, cylinder) => {
    expect(priceAt(clarity, sphere, cylinder)).toBeUndefined();
  });

  it('bound the strongest meridian', () => {
    expect(priceAt(clarity, -600, -200)).toBe(900_000);
    expect(priceAt(clarity, -625, -175)).toBe(900_000);
    expect(priceAt(clarity, -700, -125)).toBeUndefined();
  });
});

describe('the lenses the catalogue offers', () => {
  it('has designs of a kind', () => {
    expect(designsOfKind(catalogue, 'progressive').map(({ id }) => id)).toEqual(['horizon']);
    expect(designsOfKind({ ...catalogue, designs: [] }, 'bifocal')).toEqual([]);
  });

  it('has the indexes of a design, thickest first, each once', () => {
    expect(indexesOf(design('clarity'))).toEqual([156, 167]);
  });

  it('has the colours of a design at an index', () => {
    expect(coloursOf(design('clarity'), 156)).toEqual(['clear', 'photochromic']);
    expect(coloursOf(design('clarity'), 167)).toEqual(['clear']);
    expect(coloursOf(design('clarity'), 174)).toEqual([]);
  });

  it('has the coatings a variant can bear', () => {
    const ids = (index: number, colour: 'clear' | 'photochromic') =>
      coatingsOf(catalogue, design('clarity'), index, colour).map(({ id }) => id);
    expect(ids(156, 'clear')).toEqual(['hmc', 'hc']);
    expect(ids(156, 'photochromic')).toEqual(['hmc']);
    expect(ids(167, 'photochromic')).toEqual([]);
  });

  it('leaves out a coating it does not describe', () => {
    const bare = { ...catalogue, coatings: catalogue.coatings.filter(({ id }) => id !== 'hc') };
    expect(coatingsOf(bare, design('clarity'), 156, 'clear').map(({ id }) => id)).toEqual(['hmc']);
  });

  it('finds a variant by its whole path only', () => {
    expect(findVariant(catalogue, { ...clarity, colour: 'photochromic' })?.coatings).toEqual([
      'hmc',
    ]);
    expect(findVariant(catalogue, { ...clarity, colour: 'polarised' })).toBeUndefined();
    expect(findVariant(catalogue, { ...clarity, index: 160 })).toBeUndefined();
    expect(findVariant(catalogue, { ...clarity, design: 'none' })).toBeUndefined();
  });
});
