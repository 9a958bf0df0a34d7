import { Hono } from 'hono';
import { type SessionAnswer, sessionAnswer } from '../../src/api/contract.ts';
import { sessionKey } from '../auth/session-token.ts';
import { findSession } from '../db/accounts/sessions.ts';
import { mustEnrol } from '../guards/must-enrol.ts';
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
    const { database, settings } = c.var.services;
    const found = key && (await findSession(database, key));
    const role = found?.signedIn.user.role;
    // Who has to set up a second factor is not signed in until that is done.
    const isIn = found && role && !mustEnrol(settings, { ...found, role });
    return c.json({ signedIn: isIn ? found.signedIn : null } satisfies SessionAnswer);
  },
);
