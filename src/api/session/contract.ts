import * as z from 'zod/mini';
import { secondStep } from '../../domain/second-factor/second-step.ts';
import { signedIn } from '../../domain/vocabulary/account.ts';
import { passwordLimits } from '../../domain/vocabulary/password.ts';
import type { Contracts } from '../exchange.ts';

export const loginRequest = z.strictObject({
  /** NUL is the one character PostgreSQL cannot compare. */
  username: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\0]*$/)),
  password: z.string().check(z.minLength(1), z.maxLength(passwordLimits.max)),
});
export type LoginRequest = z.infer<typeof loginRequest>;

/** When a second step is required, the user is not signed in yet. */
export const loginAnswer = z.strictObject({
  signedIn: z.nullable(signedIn),
  secondStep: z.optional(secondStep),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** The session the cookie belongs to; `null` for a visitor. */
export const sessionAnswer = z.strictObject({ signedIn: z.nullable(signedIn) });
export type SessionAnswer = z.infer<typeof sessionAnswer>;

export const sessionContract = {
  login: { POST: { body: loginRequest, answer: loginAnswer } },
  logout: { POST: { body: null, answer: sessionAnswer } },
  session: { GET: { answer: sessionAnswer } },
} satisfies Contracts;
