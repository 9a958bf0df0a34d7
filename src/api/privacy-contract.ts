import * as z from 'zod/mini';
import { openSession } from '../domain/privacy/open-session.ts';
import { passwordLimits } from '../domain/vocabulary/password.ts';

const password = z.string().check(z.minLength(1), z.maxLength(passwordLimits.max));

/** The wrong `current` is refused as an issue; so is a weak `next`, whose `params.fault` is a `PasswordFault`. */
export const passwordRequest = z.strictObject({ current: password, next: password });

/** The session that asks first, then those used last. */
export const sessionsAnswer = z.strictObject({ sessions: z.array(openSession) });
export type SessionsAnswer = z.infer<typeof sessionsAnswer>;
