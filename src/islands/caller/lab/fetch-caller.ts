import sheet from '../../../styles/lab/caller.scss?url';
import { lazy } from '../../base/lazy-code.ts';

const field = lazy(async () => (await import('./CallerField.tsx')).CallerField, sheet);

/** Loads the field with its styles. */
export const fetchCaller = field.fetch;
