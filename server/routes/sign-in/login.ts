import type { Context } from 'hono';
import { type LoginAnswer, sessionContract } from '../../../src/api/session/contract.ts';
import type { SecondStep } from '../../../src/domain/second-factor/second-step.ts';
import { throwWhenHashingFull } from '../../auth/hashing-queue.ts';
import { logFailure } from '../../auth/log-sign-in.ts';
import { verifyPassword } from '../../auth/password.ts';
import { newChallenge, requestOptions } from '../../auth/second-factor/passkeys.ts';
import { newToken } from '../../auth/session-token.ts';
import { recordAttempt, recordSuccess } from '../../db/accounts/login-attempts.ts';
import { recordFailure } from '../../db/accounts/record-own.ts';
import { type Credentials, findCredentials, nobody } from '../../db/accounts/users.ts';
import { inScope } from '../../db/pool/scope.ts';
import { readPasskeys } from '../../db/second-factor/passkeys.ts';
import { readFactors } from '../../db/second-factor/read-factors.ts';
import { openSecondStep } from '../../db/second-factor/second-steps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { writeStepCookie } from '../../http/cookies.ts';
import { mustEnrol } from '../../http/guards/must-enrol.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { relyingParty } from '../../http/relying-party.ts';
import { respond } from '../../http/respond.ts';
import { openSession } from './open-session.ts';
import { presentDevice } from './present-device.ts';

/** Signs in. An unknown user gets the same answer as a wrong password, after the same work. */
export const login = resource().post(
  '/',
  route(sessionContract.login.POST, {
    summary: 'Sign in, or take the first of two steps',
    access: 'anyone',
    worksOnFullDisk: true,
    answers: {
      200: 'Signed in, and the session’s cookie is set; or `secondStep` says what to do next.',
    },
    refusals: [401, 429, 503],
  }),
  async (c) => {
    const { database, settings } = c.var.services;
    const { username, password } = await readBody(c);
    throwWhenHashingFull();
    const found = await findCredentials(database, username);
    // Done for an unknown user too, so that the response time reveals nothing.
    const { account, user } = found ?? nobody;
    const findDevice = await presentDevice(c);
    const device = await inScope(database, { account }, (transaction) =>
      findDevice(transaction, { account, user, username }),
    );
    const attempt = { username, address: clientAddress(c), device };
    const answer = await recordAttempt(database, attempt);
    if (!answer.allowed) return refuse(c, 'tooManyAttempts', [], answer.wait);
    const isRight = await verifyPassword(password, found?.passwordHash);
    if (!found || !isRight) {
      logFailure(found, answer.delays);
      await recordFailure(database, found ?? nobody, 'password');
      return refuse(c, 'badCredentials');
    }
    await recordSuccess(database, attempt);
    if (found.isSuspended) return refuse(c, 'suspended');
    if (found.hasSecondFactor) {
      const secondStep = await askSecondStep(c, found, device);
      return respond(c, { signedIn: null, secondStep });
    }
    const signedIn = await openSession(c, { ...found, username });
    const secondStep = { kind: 'enrol' } as const;
    const opened: LoginAnswer = mustEnrol(settings, found)
      ? { signedIn: null, secondStep }
      : { signedIn };
    return respond(c, opened);
  },
);

/** Prepares the second step. There is no session yet: the cookie only allows its bearer to take the second step. */
async function askSecondStep(
  c: Context<AppEnv>,
  { account, user, passwordHash }: Credentials,
  device: string | undefined,
): Promise<SecondStep> {
  const { database } = c.var.services;
  const { cookie, key } = newToken(account);
  const challenge = newChallenge();
  await openSecondStep(database, key, { user, passwordHash, device }, challenge);
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
