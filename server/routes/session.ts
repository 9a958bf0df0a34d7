import { Hono } from 'hono';
import { type SessionAnswer, sessionAnswer } from '../../src/api/contract.ts';
import type { AppEnv } from '../http/app-env.ts';
import { route } from '../http/guards/route.ts';

/** The user and account of the session. */
export const session = new Hono<AppEnv>().get(
  '/',
  route({
    summary: 'Who is signed in',
    access: 'visitor',
    answers: {
      200: { description: 'The user and account; null for a visitor.', schema: sessionAnswer },
    },
    refusals: [503],
  }),
  (c) => c.json({ signedIn: c.var.session?.signedIn ?? null } satisfies SessionAnswer),
);
