import { callApi } from '../../api/client.ts';
import type { LoginRequest, SessionAnswer } from '../../api/contract.ts';
import { paths } from '../../api/paths.ts';
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

/** Signs in, and asks who is signed in: a browser that blocks cookies would be signed out at its next request. */
export async function logIn(request: LoginRequest): Promise<LoginResult> {
  const answer = await callApi<SessionAnswer>(paths.login, { method: 'POST', body: request });
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'refused') {
    return loginRefusals.find((each) => each === answer.refusal.code) ?? 'failed';
  }
  $owedLogout.set('');
  $signedIn.set(answer.value.signedIn);
  await askWho();
  return $isLoggedIn.get() ? 'signedIn' : 'cookies';
}
