import { Hono } from 'hono';
import { type SessionAnswer, sessionAnswer } from '../../src/api/contract.ts';
import { sessionKey } from '../auth/session-token.ts';
import { findSession } from '../db/accounts/sessions.ts';
import { route } from '../guards/route.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readSessionCookie } from '../http/cookies.ts';

/** The user and account of the session. */
export const session = new Hono<AppEnv>().get(
  '/',
  route({
    summary: 'Who is signed in',
    access: 'anyone',
    answers: {
      200: { description: 'The user and account; null for a visitor.', schema: sessionAnswer },
    },
    refusals: [503],
  }),
  async (c) => {
    const key = sessionKey(readSessionCookie(c));
    const found = key && (await findSession(c.var.services.database, key));
    return c.json({ signedIn: found?.signedIn ?? null } satisfies SessionAnswer);
  },
);
