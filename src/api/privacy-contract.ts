import * as z from 'zod/mini';
import { passwordLimits } from '../domain/vocabulary/password.ts';

const password = z.string().check(z.minLength(1), z.maxLength(passwordLimits.max));

/** The wrong `current` is refused as an issue; so is a weak `next`, whose `params.fault` is a `PasswordFault`. */
export const passwordRequest = z.strictObject({ current: password, next: password });
export type PasswordRequest = z.infer<typeof passwordRequest>;

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

/** The session that asks first, then those used last. */
export const sessionsAnswer = z.strictObject({ sessions: z.array(openSession) });
export type SessionsAnswer = z.infer<typeof sessionsAnswer>;
