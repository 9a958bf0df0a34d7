import { changeApi } from '../../api/client.ts';
import type { LoginRequest } from '../../api/session/contract.ts';
import { sessionPaths } from '../../api/session/paths.ts';
import type { SecondStep } from '../../domain/second-factor/second-step.ts';
import { $isLoggedIn, $owedLogout, $signedIn, askWho } from '../shell/session.ts';

/** Refusals that have their own sentence on the login page. */
const loginRefusals = ['badCredentials', 'suspended', 'tooManyAttempts'] as const;

/** `cookies`: the password is right, but the browser does not keep the session's cookie. */
export type LoginResult =
  | 'signedIn'
  | (typeof loginRefusals)[number]
  | 'cookies'
  | 'offline'
  | 'failed';

/**
 * Signs in, unless a second step follows the password. Asks the server who is signed in, to detect a browser that
 * blocks cookies.
 */
export async function logIn(request: LoginRequest): Promise<LoginResult | SecondStep> {
  const answer = await changeApi(sessionPaths.login, { method: 'POST', body: request });
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'refused') {
    return loginRefusals.find((each) => each === answer.refusal.code) ?? 'failed';
  }
  if (answer.value.secondStep) return answer.value.secondStep;
  $owedLogout.set('');
  $signedIn.set(answer.value.signedIn);
  await askWho();
  return $isLoggedIn.get() ? 'signedIn' : 'cookies';
}
