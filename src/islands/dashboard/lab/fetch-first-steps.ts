import sheet from '../../../styles/lab/first-steps.scss?url';
import { lazy } from '../../base/lazy-code.ts';

const steps = lazy(async () => (await import('./FirstSteps.tsx')).FirstSteps, sheet);

/** Loads the list of first steps with its styles. */
export const fetchFirstSteps = steps.fetch;
