import sheet from '../../../styles/lab/caller.scss?url';
import { late } from '../../base/late-code.ts';

const field = late(async () => (await import('./CallerField.tsx')).CallerField, sheet);

/** Fetches the field with its styles. */
export const fetchCaller = field.fetch;
