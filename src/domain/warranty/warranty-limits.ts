/** Most days of a warranty, three years, and most terms. */
export const warrantyLimits = { days: 1096, terms: 200 } as const;
