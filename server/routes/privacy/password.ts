import { Hono } from 'hono';
import { passwordRequest, sessionsAnswer } from '../../../src/api/privacy-contract.ts';
import { throwWhenHashingFull } from '../../auth/hashing-queue.ts';
import { knownDevice } from '../../auth/known-device.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { weaknessOf } from '../../auth/weak-password.ts';
import { changePassword } from '../../db/accounts/change-password.ts';
import { recordAttempt, recordSuccess } from '../../db/accounts/login-attempts.ts';
import { readSecret } from '../../db/accounts/secrets.ts';
import { findCredentials } from '../../db/accounts/users.ts';
import { route } from '../../guards/route.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { readDeviceCookie } from '../../http/cookies.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { askingSession, ownSessions } from './own-sessions.ts';

/** Changes the user's password. A wrong one counts like one at the login. */
export const password = new Hono<AppEnv>().put(
  '/',
  route({
    summary: 'Change the password, and end the user’s other sessions',
    access: 'signedIn',
    body: passwordRequest,
    answers: { 200: { description: 'Changed; the sessions left.', schema: sessionsAnswer } },
    refusals: [401, 403, 413, 415, 422, 429, 503],
  }),
  async (c) => {
    const { database, person, key } = askingSession(c);
    const { user, account } = c.var.signedIn;
    const body = await readBody(c, passwordRequest);
    if (!body.ok) return body.refusal;
    const { current, next } = body.value;
    const fault = weaknessOf(next, { ...user, account: account.name });
    if (fault) return refuse(c, 'invalid', [{ path: 'next', code: 'invalid', params: { fault } }]);
    throwWhenHashingFull();
    const deviceKey = await readSecret(database, 'known-devices');
    const device = knownDevice(readDeviceCookie(c), user.username, { key: deviceKey });
    const attempt = { username: user.username, address: clientAddress(c), device };
    const admitted = await recordAttempt(database, attempt);
    if (!admitted.allowed) {
      c.header('Retry-After', String(admitted.wait));
      return refuse(c, 'tooManyAttempts');
    }
    const before = (await findCredentials(database, user.username))?.passwordHash;
    const isRight = await verifyPassword(current, before);
    const wrong = () => refuse(c, 'invalid', [{ path: 'current', code: 'invalid' }]);
    if (!before || !isRight) return wrong();
    await recordSuccess(database, attempt);
    const change = { before, after: await hashPassword(next) };
    // Changed elsewhere meanwhile, the typed one is the current one no more.
    if (!(await changePassword(database, person, change, key))) return wrong();
    return c.json(await ownSessions(c));
  },
);
