import { type Context, Hono } from 'hono';
import { sessionAnswer } from '../../../src/api/contract.ts';
import {
  type SecondStepRequest,
  secondStepRequest,
} from '../../../src/api/second-factor/contract.ts';
import { knownDevice } from '../../auth/known-device.ts';
import { logWrongSecondStep } from '../../auth/log-sign-in.ts';
import { answeredCounter } from '../../auth/second-factor/passkeys.ts';
import { sessionKey } from '../../auth/session-token.ts';
import { recordFailure } from '../../db/accounts/record-own.ts';
import { readSecret } from '../../db/accounts/secrets.ts';
import { countCode, forgetWrongCodes } from '../../db/second-factor/code-failures.ts';
import { readPasskeys, recordPasskeyUse } from '../../db/second-factor/passkeys.ts';
import {
  endSecondStep,
  type SecondStepTaken,
  trySecondStep,
} from '../../db/second-factor/second-steps.ts';
import { useAppCode, useRecoveryCode } from '../../db/second-factor/use-code.ts';
import { route } from '../../guards/route.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clearStepCookie, readDeviceCookie, readStepCookie } from '../../http/cookies.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { relyingParty } from '../../http/relying-party.ts';
import { openSession } from './open-session.ts';

type Taker = SecondStepTaken & { account: string };

/** `wait`: codes may be tried again after so many seconds. */
type Outcome = 'right' | 'wrong' | { wait: number };

/** The second step of signing in, for who has just given the right password in this browser. */
export const secondStep = new Hono<AppEnv>().post(
  '/',
  route({
    summary: 'Take the second step of signing in: a passkey, or a code',
    access: 'anyone',
    body: secondStepRequest,
    answers: { 200: { description: 'Signed in; the cookie is set.', schema: sessionAnswer } },
    refusals: [401, 403, 413, 415, 422, 429, 503],
  }),
  async (c) => {
    const { database } = c.var.services;
    const body = await readBody(c, secondStepRequest);
    if (!body.ok) return body.refusal;
    const key = sessionKey(readStepCookie(c));
    const step = key && (await trySecondStep(database, key));
    if (!step) return refuse(c, 'secondStepOver');
    const taker = { ...step, account: key.account };
    const outcome = await judge(c, taker, body.value);
    if (typeof outcome === 'object') {
      c.header('Retry-After', String(outcome.wait));
      return refuse(c, 'tooManyAttempts');
    }
    if (outcome === 'wrong') {
      logWrongSecondStep(taker);
      await recordFailure(database, taker, 'secondStep');
      return refuse(c, 'wrongSecondStep');
    }
    // Of two right answers at once, one signs in.
    if (!(await endSecondStep(database, key))) return refuse(c, 'secondStepOver');
    clearStepCookie(c);
    return c.json({ signedIn: await openSession(c, taker) });
  },
);

function judge(c: Context<AppEnv>, taker: Taker, answer: SecondStepRequest): Promise<Outcome> {
  return answer.kind === 'passkey'
    ? judgePasskey(c, taker, answer.response)
    : judgeCode(c, taker, answer);
}

/** Not counted but by the step's own tries: a signature cannot be guessed. */
async function judgePasskey(
  c: Context<AppEnv>,
  taker: Taker,
  response: Extract<SecondStepRequest, { kind: 'passkey' }>['response'],
): Promise<Outcome> {
  const { database } = c.var.services;
  const party = relyingParty(c);
  const passkeys = await readPasskeys(database, taker, party.id);
  const passkey = passkeys.find(({ id }) => id === response.id);
  const counter = passkey && (await answeredCounter(party, taker.challenge, passkey, response));
  if (!passkey || counter === undefined) return 'wrong';
  await recordPasskeyUse(database, taker, { id: passkey.id, counter });
  return 'right';
}

async function judgeCode(
  c: Context<AppEnv>,
  taker: Taker,
  { kind, code }: Extract<SecondStepRequest, { code: string }>,
): Promise<Outcome> {
  const { database } = c.var.services;
  const key = await readSecret(database, 'known-devices');
  const device = knownDevice(readDeviceCookie(c), taker.username, { key });
  const wait = await countCode(database, taker, device);
  if (wait > 0) return { wait };
  const use = kind === 'app' ? useAppCode : useRecoveryCode;
  if (!(await use(database, taker, code))) return 'wrong';
  await forgetWrongCodes(database, taker, device);
  return 'right';
}
