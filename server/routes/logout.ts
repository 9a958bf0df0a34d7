import { Hono } from 'hono';
import { type SessionAnswer, sessionAnswer } from '../../src/api/contract.ts';
import { sessionKey } from '../auth/session-token.ts';
import { endSession } from '../db/accounts/sessions.ts';
import type { AppEnv } from '../http/app-env.ts';
import { clearCookie, readCookie } from '../http/cookies.ts';
import { describe } from './describe.ts';

/** Signs out: ends the session here, and takes the cookie from the browser. */
export const logout = new Hono<AppEnv>().post(
  '/',
  describe({
    summary: 'Sign out',
    answers: { 200: { description: 'Signed out, or was not signed in.', schema: sessionAnswer } },
    refusals: [403, 413, 415, 503],
  }),
  async (c) => {
    const key = sessionKey(readCookie(c));
    if (key) await endSession(c.var.services.database, key);
    clearCookie(c);
    return c.json({ signedIn: null } satisfies SessionAnswer);
  },
);
