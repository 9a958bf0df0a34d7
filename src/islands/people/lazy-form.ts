import { lazy } from '../base/lazy-code.ts';

/** Fetched once it is opened: most who look at the people of an account change none. */
export const personForm = lazy(async () => (await import('./PersonForm.tsx')).PersonForm);
