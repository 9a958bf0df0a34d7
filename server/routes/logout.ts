import { Hono } from 'hono';
import { type SessionAnswer, sessionAnswer } from '../../src/api/contract.ts';
import { sessionKey } from '../auth/session-token.ts';
import { endSession } from '../db/accounts/sessions.ts';
import type { AppEnv } from '../http/app-env.ts';
import { clearSessionCookie, readSessionCookie } from '../http/cookies.ts';
import { route } from '../http/guards/route.ts';

/** Ends the session and deletes its cookie. */
export const logout = new Hono<AppEnv>().post(
  '/',
  route({
    summary: 'Sign out',
    access: 'anyone',
    answers: {
      200: { description: 'Signed out; also when nobody was signed in.', schema: sessionAnswer },
    },
    refusals: [403, 413, 415, 503],
  }),
  async (c) => {
    const key = sessionKey(readSessionCookie(c));
    if (key) await endSession(c.var.services.database, key);
    clearSessionCookie(c);
    return c.json({ signedIn: null } satisfies SessionAnswer);
  },
);
