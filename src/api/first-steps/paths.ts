import type { PathOf } from '../exchange.ts';
import type { firstStepsContract } from './contract.ts';

type Of<Name extends keyof typeof firstStepsContract> = PathOf<(typeof firstStepsContract)[Name]>;

const steps = '/api/first-steps';

/** Paths of what a new lab does first; for the lab. */
export const firstStepsPaths = {
  /** GET: what is set up. */
  steps: steps as Of<'steps'>,
  /** PUT: the list is not wanted any more. */
  dismissal: `${steps}/dismissal` as Of<'dismissal'>,
  /** PUT adds the sample catalogue, DELETE takes it away. */
  sample: `${steps}/sample` as Of<'sample'>,
} as const;
