import { lazy } from '../base/lazy-code.ts';

/** Loaded when opened, because most visits to this page don't change anything. */
export const personForm = lazy(async () => (await import('./PersonForm.tsx')).PersonForm);
