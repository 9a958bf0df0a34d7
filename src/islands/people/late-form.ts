import { late } from '../base/late-code.ts';

/** Fetched once it is opened: most who look at the people of an account change none. */
export const personForm = late(async () => (await import('./PersonForm.tsx')).PersonForm);
