/**
 * Values of a person that a design can be calculated with. Source: the trade's order forms for individual and
 * occupational lenses, general knowledge.
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

/** How the glasses are worn: what every design is asked for until the lab says which it uses. */
export const wornValues = [
  'vertexDistance',
  'pantoscopicTilt',
  'wrap',
] as const satisfies IndividualValue[];

/** Without these a design that uses them cannot be made; for the others the lab assumes an average. */
export const neededValues: readonly IndividualValue[] = ['workingDistance', 'degression'];
