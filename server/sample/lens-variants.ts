import type { LensVariant, PowerBand } from '../../src/domain/catalogue/lens.ts';

export function band(
  sphereMin: number,
  sphereMax: number,
  cylinderMin: number,
  combinedMin: number,
  price: number | null,
): PowerBand {
  return { sphereMin, sphereMax, cylinderMin, combinedMin, price };
}

export function clear(
  index: number,
  bands: PowerBand[],
  coatings = ['hc', 'hmc', 'blue-cut'],
): LensVariant {
  return { index, colour: 'clear', coatings, bands };
}

export function photochromic(index: number, bands: PowerBand[]): LensVariant {
  return { index, colour: 'photochromic', coatings: ['hmc', 'blue-cut'], bands };
}

/** Without blue cut, because that is an absorber in the blank, which polarised blanks do not have. */
export function polarised(index: number, bands: PowerBand[]): LensVariant {
  return { index, colour: 'polarised', coatings: ['hmc'], bands };
}
