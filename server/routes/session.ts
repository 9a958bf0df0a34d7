import { Hono } from 'hono';
import { type SessionAnswer, sessionAnswer } from '../../src/api/contract.ts';
import { sessionKey } from '../auth/session-token.ts';
import { findSession } from '../db/accounts/sessions.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readCookie } from '../http/cookies.ts';
import { describe } from './describe.ts';

/** Who the cookie belongs to. */
export const session = new Hono<AppEnv>().get(
  '/',
  describe({
    summary: 'Who is signed in',
    answers: {
      200: { description: 'The person and account; null for a visitor.', schema: sessionAnswer },
    },
    refusals: [503],
  }),
  async (c) => {
    const key = sessionKey(readCookie(c));
    const found = key && (await findSession(c.var.services.database, key));
    return c.json({ signedIn: found?.signedIn ?? null } satisfies SessionAnswer);
  },
);
