/** Setup steps of a new lab, in order, shown until it has its first order. */
export const firstSteps = [
  'contacts',
  'tiers',
  'coatings',
  'designs',
  'stock',
  'accounts',
  'order',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What can be done with the sample data: add it to an empty catalogue, or remove it while nothing refers to it. */
export const sampleStates = ['addable', 'removable', 'none'] as const;
export type SampleState = (typeof sampleStates)[number];
