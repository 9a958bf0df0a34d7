import type { Context } from 'hono';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { knownDevice, rememberDevice } from '../../auth/known-device.ts';
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

interface Identified {
  account: string;
  user: string;
  /** As typed or as stored: the device is remembered for either spelling. */
  username: string;
}

/** Opens a session for a user who has passed all steps, replacing the previous one, and remembers the device. */
export async function openSession(
  c: Context<AppEnv>,
  { account, user, username }: Identified,
): Promise<SignedIn | null> {
  const { database } = c.var.services;
  logSignIn({ account, user });
  const before = sessionKey(readSessionCookie(c));
  if (before) await endSession(database, before);
  await clearEndedSessions(database, account);
  const { cookie, key } = newToken(account);
  const signing = { key: await readSecret(database, 'known-devices') };
  const deviceCookie = rememberDevice(readDeviceCookie(c), username, signing);
  const device = knownDevice(deviceCookie, username, signing);
  await createSession(database, key, user, { ...clientDevice(c), ...(device && { device }) });
  writeSessionCookie(c, cookie);
  writeDeviceCookie(c, deviceCookie);
  const found = await findSession(database, key);
  return found?.signedIn ?? null;
}
