/**
 * Wearer values a design can be calculated with. Source: the trade's order forms for individual and occupational
 * lenses, general knowledge.
 */
export const individualValues = [
  'vertexDistance',
  'pantoscopicTilt',
  'wrap',
  'readingDistance',
  'inset',
  'dominantEye',
  'workingDistance',
  'degression',
] as const;
export type IndividualValue = (typeof individualValues)[number];

/** How the glasses are worn: the values requested for every design until the lab says which ones it uses. */
export const wornValues = [
  'vertexDistance',
  'pantoscopicTilt',
  'wrap',
] as const satisfies IndividualValue[];

/** A design that uses one of these cannot be made without it; for the others the lab assumes an average. */
export const neededValues: readonly IndividualValue[] = ['workingDistance', 'degression'];
