/** Only for single vision; other lenses are for both. */
export const lensUses = ['distance', 'near'] as const;
