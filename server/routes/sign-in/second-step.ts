import {
  type SecondStepRequest,
  secondFactorContract,
} from '../../../src/api/second-factor/contract.ts';
import { logWrongSecondStep } from '../../auth/log-sign-in.ts';
import { answeredCounter, type RelyingParty } from '../../auth/second-factor/passkeys.ts';
import { sessionKey } from '../../auth/session-token.ts';
import { recordFailure } from '../../db/accounts/record-own.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { countCode, forgetWrongCodes } from '../../db/second-factor/code-failures.ts';
import { useAppCode, useRecoveryCode } from '../../db/second-factor/codes.ts';
import { findPasskeys, recordPasskeyUse } from '../../db/second-factor/passkeys.ts';
import { type SecondStepTaken, takeSecondStep } from '../../db/second-factor/second-steps.ts';
import { clearStepCookie, readStepCookie } from '../../http/cookies.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { relyingParty } from '../../http/relying-party.ts';
import { respond } from '../../http/respond.ts';
import { openSession } from './open-session.ts';
import { presentDevice } from './present-device.ts';

/** The second step of signing in, for a user who has just given the right password in this browser. */
export const secondStep = resource().post(
  '/',
  route(secondFactorContract.secondStep.POST, {
    summary: 'Take the second step of signing in: a passkey, or a code',
    access: 'anyone',
    worksOnFullDisk: true,
    answers: { 200: 'Signed in; the cookie is set.' },
    refusals: [401, 429, 503],
  }),
  async (c) => {
    const { database } = c.var.services;
    const answer = await readBody(c);
    const key = sessionKey(readStepCookie(c));
    if (!key) return refuse(c, 'secondStepOver');
    const findDevice = await presentDevice(c);
    const { outcome, taken } = await takeSecondStep(database, key, async (transaction, taker) =>
      answer.kind === 'passkey'
        ? judgePasskey(transaction, relyingParty(c), taker, answer.response)
        : judgeCode(transaction, taker, answer, await findDevice(transaction, taker)),
    );
    if (outcome === 'over' || !taken) return refuse(c, 'secondStepOver');
    if (typeof outcome === 'object') return refuse(c, 'tooManyAttempts', [], outcome.wait);
    if (outcome === 'wrong') {
      logWrongSecondStep(taken);
      await recordFailure(database, taken, 'secondStep');
      return refuse(c, 'wrongSecondStep');
    }
    clearStepCookie(c);
    return respond(c, { signedIn: await openSession(c, taken) });
  },
);

/** Limited only by the attempts of the step itself, because a signature cannot be guessed. */
async function judgePasskey(
  transaction: Transaction,
  party: RelyingParty,
  taker: SecondStepTaken,
  response: Extract<SecondStepRequest, { kind: 'passkey' }>['response'],
): Promise<'right' | 'wrong'> {
  const passkeys = await findPasskeys(transaction, taker, party.id);
  const passkey = passkeys.find(({ id }) => id === response.id);
  const counter = passkey && (await answeredCounter(party, taker.challenge, passkey, response));
  if (!passkey || counter === undefined) return 'wrong';
  await recordPasskeyUse(transaction, taker, { id: passkey.id, counter });
  return 'right';
}

async function judgeCode(
  transaction: Transaction,
  taker: SecondStepTaken,
  { kind, code }: Extract<SecondStepRequest, { code: string }>,
  device: string | undefined,
): Promise<'right' | 'wrong' | { wait: number }> {
  const wait = await countCode(transaction, taker, device);
  if (wait > 0) return { wait };
  const use = kind === 'app' ? useAppCode : useRecoveryCode;
  if (!(await use(transaction, taker, code))) return 'wrong';
  await forgetWrongCodes(transaction, taker, device);
  return 'right';
}
