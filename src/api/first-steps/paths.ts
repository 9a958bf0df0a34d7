import type { PathOf } from '../exchange.ts';
import type { firstStepsContract } from './contract.ts';

type Of<Name extends keyof typeof firstStepsContract> = PathOf<(typeof firstStepsContract)[Name]>;

const steps = '/api/first-steps';

/** Paths of a new lab's first steps; for the lab. */
export const firstStepsPaths = {
  /** GET: what is set up. */
  steps: steps as Of<'steps'>,
  /** PUT: dismisses the list. */
  dismissal: `${steps}/dismissal` as Of<'dismissal'>,
  /** PUT adds the sample catalogue, DELETE removes it. */
  sample: `${steps}/sample` as Of<'sample'>,
} as const;
