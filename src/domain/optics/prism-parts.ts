/** Base directions of each component. */
export const prismBases = { horizontal: ['in', 'out'], vertical: ['up', 'down'] } as const;

export const prismParts = ['horizontal', 'vertical'] as const;

export type PrismPart = (typeof prismParts)[number];

export type PrismBase = (typeof prismBases)[PrismPart][number];

/**
 * Bounds, inclusive, and step of a component, hundredths of a prism dioptre. The upper bound is general knowledge: no
 * lens is ground with more.
 */
export const prismLimits = { min: 25, max: 2000, step: 25 } as const;
