/** Absorption of a tint, per cent (optics of the trade). */
export const densityLimits = { min: 0, max: 85, step: 1 } as const;

/** Maximum engraving, in UTF-16 code units; general knowledge: a lens has no room for more. */
export const longestEngraving = 20;
