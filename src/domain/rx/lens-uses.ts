/** Only for single vision; other lenses are for both distances. */
export const lensUses = ['distance', 'near'] as const;
