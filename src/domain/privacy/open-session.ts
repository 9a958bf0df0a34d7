import * as z from 'zod/mini';

/** A browser in which the user is signed in. */
export const openSession = z.strictObject({
  id: z.uuid(),
  /** Name of the browser and of its operating system; empty where it did not say. */
  browser: z.string(),
  system: z.string(),
  signedInAt: z.iso.datetime(),
  /** When it was last used; stored at most every five minutes. */
  seenAt: z.iso.datetime(),
  /** Whether it is the session that asks. */
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;
