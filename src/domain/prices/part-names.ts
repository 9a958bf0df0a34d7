/** The priced parts of an order, in display order. `goods` are pieces from stock. */
export const partNames = [
  'lens',
  'balance',
  'coating',
  'tint',
  'mirror',
  'coat',
  'engraving',
  'remoteEdged',
  'fullGlaze',
  'goods',
] as const;
