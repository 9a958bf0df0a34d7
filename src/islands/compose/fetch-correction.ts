import sheet from '../../styles/correction.scss?url';
import { lazy } from '../base/lazy-code.ts';

const notice = lazy(async () => (await import('./CorrectionNotice.tsx')).CorrectionNotice, sheet);

/** Loads the notice with its styles. */
export const fetchCorrection = notice.fetch;
