import { createMiddleware } from 'hono/factory';
import { actingHeader } from '../../src/api/paths.ts';
import type { SignedIn } from '../../src/domain/vocabulary/account.ts';
import { sessionKey } from '../auth/session-token.ts';
import { findSession } from '../db/accounts/sessions.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readSessionCookie } from '../http/cookies.ts';
import { refuse } from '../http/refuse.ts';

/** A request without the acting header is accepted for the session of its cookie. */
const isMeantFor = (acting: string | undefined, { account, user }: SignedIn) =>
  acting === undefined || acting === `${account.id}/${user.id}`;

/** Requires a session and sets its variables. Refuses a request meant for another session. */
export const signedInOnly = createMiddleware<AppEnv>(async (c, next) => {
  const key = sessionKey(readSessionCookie(c));
  const found = key && (await findSession(c.var.services.database, key));
  if (!found) return refuse(c, 'unauthenticated');
  if (!isMeantFor(c.req.header(actingHeader), found.signedIn)) return refuse(c, 'otherSession');
  c.set('signedIn', found.signedIn);
  c.set('tier', found.tier);
  c.set('limits', found.limits);
  c.set('revision', found.revision);
  c.set('unreadSince', found.unreadSince);
  return next();
});
