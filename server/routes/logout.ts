import { sessionContract } from '../../src/api/session/contract.ts';
import { sessionKey } from '../auth/session-token.ts';
import { endSession } from '../db/accounts/sessions.ts';
import { clearSessionCookie, readSessionCookie } from '../http/cookies.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { respond } from '../http/respond.ts';

/** Ends the session and deletes its cookie. */
export const logout = resource().post(
  '/',
  route(sessionContract.logout.POST, {
    summary: 'Sign out',
    access: 'anyone',
    worksOnFullDisk: true,
    answers: { 200: 'Signed out, or nobody was signed in.' },
    refusals: [503],
  }),
  async (c) => {
    const key = sessionKey(readSessionCookie(c));
    if (key) await endSession(c.var.services.database, key);
    clearSessionCookie(c);
    return respond(c, { signedIn: null });
  },
);
