import { createMiddleware } from 'hono/factory';
import { actingHeader } from '../../src/api/paths.ts';
import type { SignedIn } from '../../src/domain/vocabulary/account.ts';
import { sessionKey } from '../auth/session-token.ts';
import { findSession } from '../db/accounts/sessions.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readCookie } from '../http/cookies.ts';
import { refuse } from '../http/refuse.ts';

/** A request that does not say whose it is goes by its cookie alone. */
const isMeantFor = (named: string | undefined, { account, user }: SignedIn) =>
  named === undefined || named === `${account.id}/${user.id}`;

/** Lets through who is signed in, and says who it is; a request meant for another session is refused. */
export const signedInOnly = createMiddleware<AppEnv>(async (c, next) => {
  const key = sessionKey(readCookie(c));
  const found = key && (await findSession(c.var.services.database, key));
  if (!found) return refuse(c, 'unauthenticated');
  if (!isMeantFor(c.req.header(actingHeader), found.signedIn)) return refuse(c, 'otherSession');
  c.set('signedIn', found.signedIn);
  c.set('tier', found.tier);
  c.set('limits', found.limits);
  c.set('revision', found.revision);
  return next();
});
