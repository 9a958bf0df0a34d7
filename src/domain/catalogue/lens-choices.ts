/** Decides which prescription fields are asked for. */
export const lensKinds = ['singleVision', 'bifocal', 'progressive'] as const;

export const lensColours = ['clear', 'photochromic', 'polarised'] as const;

/** Services on a lens, as a price list calls them. */
export const serviceKinds = [
  'tint',
  'mirror',
  'coat',
  'engraving',
  'balance',
  'remoteEdged',
  'fullGlaze',
] as const;
