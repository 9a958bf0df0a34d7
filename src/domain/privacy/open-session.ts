import * as z from 'zod/mini';

/** A browser in which the user is signed in. */
export const openSession = z.strictObject({
  id: z.uuid(),
  /** Names of the browser and its operating system; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  signedInAt: z.iso.datetime(),
  /** When it was last used; updated at most every five minutes. */
  seenAt: z.iso.datetime(),
  /** Whether it is the session making the request. */
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;
