import { type Context, Hono } from 'hono';
import { loginRequest, type SessionAnswer, sessionAnswer } from '../../src/api/contract.ts';
import { throwWhenHashingFull } from '../auth/hashing-queue.ts';
import { knownDevice, rememberDevice } from '../auth/known-device.ts';
import { logFailure, logSignIn } from '../auth/log-sign-in.ts';
import { verifyPassword } from '../auth/password.ts';
import { newToken, sessionKey } from '../auth/session-token.ts';
import { recordAttempt, recordSuccess } from '../db/accounts/login-attempts.ts';
import { readSecret } from '../db/accounts/secrets.ts';
import {
  clearEndedSessions,
  createSession,
  endSession,
  findSession,
} from '../db/accounts/sessions.ts';
import { findCredentials } from '../db/accounts/users.ts';
import { route } from '../guards/route.ts';
import type { AppEnv } from '../http/app-env.ts';
import { clientAddress } from '../http/client-address.ts';
import { clientDevice } from '../http/client-device.ts';
import {
  readDeviceCookie,
  readSessionCookie,
  writeDeviceCookie,
  writeSessionCookie,
} from '../http/cookies.ts';
import { readBody } from '../http/read-body.ts';
import { refuse } from '../http/refuse.ts';

/** Signs in. An unknown user gets the same answer as a wrong password, after the same work. */
export const login = new Hono<AppEnv>().post(
  '/',
  route({
    summary: 'Sign in',
    access: 'anyone',
    body: loginRequest,
    answers: { 200: { description: 'Signed in; the cookie is set.', schema: sessionAnswer } },
    refusals: [401, 403, 413, 415, 422, 429, 503],
  }),
  async (c) => {
    const { database } = c.var.services;
    const body = await readBody(c, loginRequest);
    if (!body.ok) return body.refusal;
    const { username, password } = body.value;
    throwWhenHashingFull();
    const key = await readSecret(database, 'known-devices');
    const device = knownDevice(readDeviceCookie(c), username, { key });
    const attempt = { username, address: clientAddress(c), device };
    const answer = await recordAttempt(database, attempt);
    if (!answer.allowed) {
      c.header('Retry-After', String(answer.wait));
      return refuse(c, 'tooManyAttempts');
    }
    const found = await findCredentials(database, username);
    const isRight = await verifyPassword(password, found?.passwordHash);
    if (!found || !isRight) {
      logFailure(found, answer.delays);
      return refuse(c, 'badCredentials');
    }
    await recordSuccess(database, attempt);
    if (found.isSuspended) return refuse(c, 'suspended');
    logSignIn(found);
    const session = await openSession(c, found.account, found.user);
    writeDeviceCookie(c, rememberDevice(readDeviceCookie(c), username, { key }));
    return c.json(session);
  },
);

async function openSession(
  c: Context<AppEnv>,
  account: string,
  user: string,
): Promise<SessionAnswer> {
  const { database } = c.var.services;
  const before = sessionKey(readSessionCookie(c));
  if (before) await endSession(database, before);
  await clearEndedSessions(database, account);
  const { cookie, key } = newToken(account);
  await createSession(database, key, user, clientDevice(c));
  writeSessionCookie(c, cookie);
  const found = await findSession(database, key);
  return { signedIn: found?.signedIn ?? null };
}
