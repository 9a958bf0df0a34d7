import { type SessionAnswer, sessionContract } from '../../src/api/session/contract.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { respond } from '../http/respond.ts';

/** The user and account of the session. */
export const session = resource().get(
  '/',
  route(sessionContract.session.GET, {
    summary: 'The signed-in user',
    access: 'visitor',
    answers: { 200: 'The user and account; null for a visitor.' },
  }),
  async (c) => respond(c, { signedIn: c.var.session?.signedIn ?? null } satisfies SessionAnswer),
);
