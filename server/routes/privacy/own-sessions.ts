import type { Context } from 'hono';
import type { SessionsAnswer } from '../../../src/api/privacy/contract.ts';
import { type SessionKey, sessionKey } from '../../auth/session-token.ts';
import { listSessions, type OwnSession } from '../../db/accounts/own-sessions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readSessionCookie } from '../../http/cookies.ts';

const answered = (session: OwnSession) => ({
  id: session.id,
  browser: session.browser,
  system: session.system,
  signedInAt: session.createdAt.toISOString(),
  seenAt: session.seenAt.toISOString(),
  isThis: session.isThis,
});

/** The user of a request, and their session. */
export function currentSession(c: Context<AppEnv>) {
  const { user, account } = c.var.signedIn;
  // `authorise` has already found the session of this cookie.
  const key = sessionKey(readSessionCookie(c)) as SessionKey;
  return { database: c.var.services.database, person: { account: account.id, user: user.id }, key };
}

/** The user's open sessions. */
export async function ownSessions(c: Context<AppEnv>): Promise<SessionsAnswer> {
  const { database, person, key } = currentSession(c);
  return { sessions: (await listSessions(database, person, key)).map(answered) };
}
