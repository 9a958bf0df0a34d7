/** The kind of lens decides which prescription fields are required. */
export const lensKinds = ['singleVision', 'bifocal', 'progressive'] as const;

export const lensColours = ['clear', 'photochromic', 'polarised'] as const;

/** Lens services, as price lists group them. */
export const serviceKinds = [
  'tint',
  'mirror',
  'coat',
  'engraving',
  'balance',
  'remoteEdged',
  'fullGlaze',
] as const;
