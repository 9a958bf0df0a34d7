/** What a new lab sets up, in this order, until it has its first order. */
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

/** What can be done with the sample: added to an empty catalogue, or taken away while nothing refers to it. */
export const sampleStates = ['addable', 'removable', 'none'] as const;
export type SampleState = (typeof sampleStates)[number];
