import sheet from '../../../styles/lab/caller.scss?url';
import { lazy } from '../../base/lazy-code.ts';

const field = lazy(async () => (await import('./CallerField.tsx')).CallerField, sheet);

/** Fetches the field with its styles. */
export const fetchCaller = field.fetch;
