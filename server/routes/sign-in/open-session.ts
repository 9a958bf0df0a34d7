import type { Context } from 'hono';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { rememberDevice } from '../../auth/known-device.ts';
import { logSignIn } from '../../auth/log-sign-in.ts';
import { newToken, sessionKey } from '../../auth/session-token.ts';
import { readSecret } from '../../db/accounts/secrets.ts';
import {
  clearEndedSessions,
  createSession,
  endSession,
  findSession,
} from '../../db/accounts/sessions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientDevice } from '../../http/client-device.ts';
import {
  readDeviceCookie,
  readSessionCookie,
  writeDeviceCookie,
  writeSessionCookie,
} from '../../http/cookies.ts';

interface Comer {
  account: string;
  user: string;
  /** As typed or stored: the device is remembered for it in either spelling. */
  username: string;
}

/** Opens a session for who has shown all that is asked for, in place of the one before, and remembers the device. */
export async function openSession(
  c: Context<AppEnv>,
  { account, user, username }: Comer,
): Promise<SignedIn | null> {
  const { database } = c.var.services;
  logSignIn({ account, user });
  const before = sessionKey(readSessionCookie(c));
  if (before) await endSession(database, before);
  await clearEndedSessions(database, account);
  const { cookie, key } = newToken(account);
  await createSession(database, key, user, clientDevice(c));
  writeSessionCookie(c, cookie);
  const found = await findSession(database, key);
  const deviceKey = await readSecret(database, 'known-devices');
  writeDeviceCookie(c, rememberDevice(readDeviceCookie(c), username, { key: deviceKey }));
  return found?.signedIn ?? null;
}
