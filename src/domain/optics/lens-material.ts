/** Assumptions about a material until the catalogue states its own: general knowledge, estimates. */
export interface LensMaterial {
  /** Index of refraction in hundredths. */
  readonly index: number;
  /** g/cm³. */
  readonly density: number;
  /** Minimum centre thickness of a minus lens, tenths of a millimetre. */
  readonly leastCentre: number;
}

/** Common resins by index. Densities and centre thicknesses as makers usually state them. */
const materials: readonly LensMaterial[] = [
  { index: 150, density: 1.32, leastCentre: 20 },
  { index: 153, density: 1.11, leastCentre: 15 },
  { index: 156, density: 1.28, leastCentre: 18 },
  { index: 159, density: 1.2, leastCentre: 15 },
  { index: 160, density: 1.3, leastCentre: 14 },
  { index: 167, density: 1.36, leastCentre: 12 },
  { index: 174, density: 1.47, leastCentre: 11 },
];

/** The common material closest to an index in hundredths; of two equally close the lower, which is thicker. */
export function materialOf(index: number): LensMaterial {
  return materials.reduce((best, material) => {
    return Math.abs(material.index - index) < Math.abs(best.index - index) ? material : best;
  });
}
