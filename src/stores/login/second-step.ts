import { changeApi } from '../../api/client.ts';
import type { SecondStepRequest } from '../../api/second-factor/contract.ts';
import { secondFactorPaths } from '../../api/second-factor/paths.ts';
import { readRecoveryCode } from '../../domain/second-factor/typed-code.ts';
import { readSixDigits } from '../../domain/typed/six-digits.ts';
import { answerWithPasskey, type PasskeyProblem } from '../second-factor/browser-passkey.ts';
import { $isLoggedIn, $owedLogout, askWho } from '../shell/session.ts';
import type { LoginResult } from './log-in.ts';

const refusals = ['wrongSecondStep', 'secondStepOver', 'tooManyAttempts'] as const;

/** `notACode`: what was typed cannot be a code, so it was not sent. */
export type SecondStepResult =
  | Extract<LoginResult, 'signedIn' | 'cookies' | 'offline' | 'failed'>
  | (typeof refusals)[number]
  | 'notACode'
  | PasskeyProblem;

/** Continues as the user of the session's cookie: after the second step, or once a required factor is set up. */
export async function enter(): Promise<'signedIn' | 'cookies'> {
  $owedLogout.set('');
  await askWho();
  return $isLoggedIn.get() ? 'signedIn' : 'cookies';
}

async function take(body: SecondStepRequest): Promise<SecondStepResult> {
  const call = { method: 'POST', body } as const;
  const answer = await changeApi(secondFactorPaths.secondStep, call);
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'refused') {
    return refusals.find((each) => each === answer.refusal.code) ?? 'failed';
  }
  return enter();
}

/** Completes the second step with a passkey. */
export async function takeWithPasskey(options: object): Promise<SecondStepResult> {
  const asked = await answerWithPasskey(options);
  if (asked.kind === 'unanswered') return asked.problem;
  return take({ kind: 'passkey', response: asked.response });
}

/** Completes it with a code from the app, or a recovery code. */
export async function takeWithCode(
  kind: 'app' | 'recovery',
  typed: string,
): Promise<SecondStepResult> {
  const code = kind === 'app' ? readSixDigits(typed) : readRecoveryCode(typed);
  return code === null ? 'notACode' : take({ kind, code });
}
