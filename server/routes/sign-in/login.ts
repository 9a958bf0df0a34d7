import { type Context, Hono } from 'hono';
import { loginRequest } from '../../../src/api/contract.ts';
import { type LoginAnswer, loginAnswer } from '../../../src/api/second-factor/contract.ts';
import type { SecondStep } from '../../../src/domain/second-factor/second-step.ts';
import { throwWhenHashingFull } from '../../auth/hashing-queue.ts';
import { knownDevice } from '../../auth/known-device.ts';
import { logFailure } from '../../auth/log-sign-in.ts';
import { verifyPassword } from '../../auth/password.ts';
import { newChallenge, requestOptions } from '../../auth/second-factor/passkeys.ts';
import { newToken } from '../../auth/session-token.ts';
import { recordAttempt, recordSuccess } from '../../db/accounts/login-attempts.ts';
import { recordFailure } from '../../db/accounts/record-own.ts';
import { readSecret } from '../../db/accounts/secrets.ts';
import { type Credentials, findCredentials, nobody } from '../../db/accounts/users.ts';
import { readPasskeys } from '../../db/second-factor/passkeys.ts';
import { readFactors } from '../../db/second-factor/read-factors.ts';
import { openSecondStep } from '../../db/second-factor/second-steps.ts';
import { mustEnrol } from '../../guards/must-enrol.ts';
import { route } from '../../guards/route.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { readDeviceCookie, writeStepCookie } from '../../http/cookies.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { relyingParty } from '../../http/relying-party.ts';
import { openSession } from './open-session.ts';

/** Signs in. An unknown user gets the same answer as a wrong password, after the same work. */
export const login = new Hono<AppEnv>().post(
  '/',
  route({
    summary: 'Sign in, or begin to where a second step follows',
    access: 'anyone',
    body: loginRequest,
    answers: {
      200: {
        description:
          'Signed in, and the session’s cookie is set; or `secondStep` says what follows.',
        schema: loginAnswer,
      },
    },
    refusals: [401, 403, 413, 415, 422, 429, 503],
  }),
  async (c) => {
    const { database, settings } = c.var.services;
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
      await recordFailure(database, found ?? nobody, 'password');
      return refuse(c, 'badCredentials');
    }
    await recordSuccess(database, attempt);
    if (found.isSuspended) return refuse(c, 'suspended');
    if (found.hasSecondFactor) {
      const secondStep = await askSecondStep(c, found);
      return c.json({ signedIn: null, secondStep } satisfies LoginAnswer);
    }
    const signedIn = await openSession(c, { ...found, username });
    const secondStep = { kind: 'enrol' } as const;
    const opened: LoginAnswer = mustEnrol(settings, found)
      ? { signedIn: null, secondStep }
      : { signedIn };
    return c.json(opened);
  },
);

/** There is no session yet: the cookie only lets its bearer take the second step. */
async function askSecondStep(
  c: Context<AppEnv>,
  { account, user, passwordHash }: Credentials,
): Promise<SecondStep> {
  const { database } = c.var.services;
  const { cookie, key } = newToken(account);
  const challenge = newChallenge();
  await openSecondStep(database, key, { user, passwordHash }, challenge);
  writeStepCookie(c, cookie);
  const party = relyingParty(c);
  const passkeys = await readPasskeys(database, { account, user }, party.id);
  const { appSince } = await readFactors(database, { account, user });
  return {
    kind: 'confirm',
    passkey: passkeys.length > 0 ? { ...(await requestOptions(party, challenge, passkeys)) } : null,
    hasApp: appSince !== null,
  };
}
