import sheet from '../../../styles/lab/workday.scss?url';
import { lazy } from '../../base/lazy-code.ts';

const workday = lazy(async () => (await import('./Workday.tsx')).Workday, sheet);

/** Loads the lab's day and month with its styles. */
export const fetchWorkday = workday.fetch;
