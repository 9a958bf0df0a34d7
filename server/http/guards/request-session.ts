import type { Context } from 'hono';
import { actingHeader } from '../../../src/api/headers.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { sessionKey } from '../../auth/session-token.ts';
import { type FoundSession, findSession } from '../../db/accounts/sessions.ts';
import type { AppEnv } from '../app-env.ts';
import { readSessionCookie } from '../cookies.ts';
import { mustEnrol } from './must-enrol.ts';

/** Whose request it is. Only a `full` session may see what its user is entitled to. */
export type RequestSession =
  | { readonly kind: 'none' }
  /** The user still has to set up the required second factor. */
  | { readonly kind: 'enrolling' | 'full'; readonly found: FoundSession }
  /** The acting header names a session other than the cookie's. */
  | { readonly kind: 'other' };

/** A request without the acting header is accepted for the cookie's session. */
const isMeantFor = (acting: string | undefined, { account, user }: SignedIn) =>
  acting === undefined || acting === `${account.id}/${user.id}`;

/** Finds the session of a request. Every route uses this, so none can forget the second factor or the acting header. */
export async function requestSession(c: Context<AppEnv>): Promise<RequestSession> {
  const { database, settings } = c.var.services;
  const key = sessionKey(readSessionCookie(c));
  const found = key && (await findSession(database, key));
  if (!found) return { kind: 'none' };
  const { signedIn } = found;
  if (!isMeantFor(c.req.header(actingHeader), signedIn)) return { kind: 'other' };
  const isEnrolling = mustEnrol(settings, { ...found, role: signedIn.user.role });
  return { kind: isEnrolling ? 'enrolling' : 'full', found };
}
