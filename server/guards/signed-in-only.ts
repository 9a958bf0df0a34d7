import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { readCookie } from '../auth/cookie.ts';
import { sessionKey } from '../auth/token.ts';
import { findSession } from '../db/sessions.ts';
import { refuse } from '../refuse.ts';

/** Lets through who is signed in, and says who it is. */
export const signedInOnly = createMiddleware<AppEnv>(async (c, next) => {
  const key = sessionKey(readCookie(c));
  const found = key && (await findSession(c.var.services.database, key));
  if (!found) return refuse(c, 'unauthenticated');
  c.set('signedIn', found.signedIn);
  c.set('tier', found.tier);
  c.set('limits', found.limits);
  c.set('revision', found.revision);
  return next();
});
