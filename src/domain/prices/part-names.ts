/** What an order is priced by, in the sequence in which it is shown. `goods` are pieces off the shelf. */
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
