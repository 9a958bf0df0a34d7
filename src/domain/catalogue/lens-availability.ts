import { addPowers } from '../vocabulary/power.ts';
import type {
  Coating,
  LensCatalogue,
  LensChoice,
  LensColour,
  LensDesign,
  LensKind,
  LensVariant,
  PowerBand,
} from './lens.ts';

export function findDesign(catalogue: LensCatalogue, id: string): LensDesign | undefined {
  return catalogue.designs.find((design) => design.id === id);
}

export function findVariant(
  catalogue: LensCatalogue,
  choice: Pick<LensChoice, 'design' | 'index' | 'colour'>,
): LensVariant | undefined {
  return findDesign(catalogue, choice.design)?.variants.find(
    ({ index, colour }) => index === choice.index && colour === choice.colour,
  );
}

/**
 * Finds the band for a power in minus-cylinder form (hundredths of a dioptre); undefined if it is not made. The first
 * matching band wins.
 */
export function bandFor(
  variant: LensVariant,
  sphere: number,
  cylinder: number,
): PowerBand | undefined {
  return variant.bands.find(
    (band) =>
      sphere >= band.sphereMin &&
      sphere <= band.sphereMax &&
      cylinder >= band.cylinderMin &&
      cylinder <= 0 &&
      addPowers(sphere, cylinder) >= band.combinedMin,
  );
}

export function designsOfKind(catalogue: LensCatalogue, kind: LensKind): LensDesign[] {
  return catalogue.designs.filter((design) => design.kind === kind);
}

/** Refractive indices the design is made in, in hundredths, thickest lens first. */
export function indexesOf(design: LensDesign): number[] {
  return [...new Set(design.variants.map(({ index }) => index))].sort((a, b) => a - b);
}

/** Colours the design is made in at an index, in catalogue order. */
export function coloursOf(design: LensDesign, index: number): LensColour[] {
  const ofIndex = design.variants.filter((variant) => variant.index === index);
  return [...new Set(ofIndex.map(({ colour }) => colour))];
}

/** Coatings the variant can have, in its own order; ids the catalogue does not describe are skipped. */
export function coatingsOf(
  catalogue: LensCatalogue,
  design: LensDesign,
  index: number,
  colour: LensColour,
): Coating[] {
  const variant = design.variants.find((each) => each.index === index && each.colour === colour);
  return (variant?.coatings ?? []).flatMap(
    (id) => catalogue.coatings.find((coating) => coating.id === id) ?? [],
  );
}
