import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { callApi } from '../../api/client.ts';
import type { LoginRequest, SessionAnswer } from '../../api/contract.ts';
import { paths } from '../../api/paths.ts';
import type { SignedIn } from '../../domain/vocabulary/account.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { keptJson } from './kept-json.ts';

/**
 * Who was signed in at the server's last answer, shown at once while the server is asked again. It only names the user:
 * the session itself is a cookie that no script can read.
 */
export const $signedIn = keptJson<SignedIn | null>(storageKeys.signedIn, null, (kept) => {
  const { user, account } = kept as SignedIn;
  return typeof user.id === 'string' && typeof account.id === 'string' ? { user, account } : null;
});

export const $isLoggedIn = computed($signedIn, (signedIn) => signedIn !== null);

/** Set after an offline sign-out, until the server, which alone can end the session, is told. */
const $owedLogout = persistentAtom<string>(storageKeys.owedLogout, '');

/** Whether the last request reached the API. */
export const $apiReachable = atom(true);

async function askWho(): Promise<void> {
  const answer = await callApi<SessionAnswer>(paths.session);
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'answer') $signedIn.set(answer.value.signedIn);
}

/** Asks the server who is signed in, if anyone was signed in on this device. */
export async function refreshSession(): Promise<void> {
  if ($isLoggedIn.get()) await askWho();
}

/** Refusals that have their own sentence on the login page. */
const loginRefusals = ['badCredentials', 'suspended', 'tooManyAttempts'] as const;

export type LoginResult = 'signedIn' | (typeof loginRefusals)[number] | 'offline' | 'failed';

/** Signs in. */
export async function logIn(request: LoginRequest): Promise<LoginResult> {
  const answer = await callApi<SessionAnswer>(paths.login, { method: 'POST', body: request });
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'answer') {
    $owedLogout.set('');
    $signedIn.set(answer.value.signedIn);
    return 'signedIn';
  }
  const { code } = answer.refusal;
  return loginRefusals.find((each) => each === code) ?? 'failed';
}

async function endSession(): Promise<'signedOut' | 'offline'> {
  const answer = await callApi<SessionAnswer>(paths.logout, { method: 'POST', body: {} });
  $owedLogout.set(answer.kind === 'offline' ? 'owed' : '');
  return answer.kind === 'offline' ? 'offline' : 'signedOut';
}

/** Signs out, for the sidebar, header and footer. Offline, it takes effect here at once and at the server later. */
export async function logOut(): Promise<'signedOut' | 'offline'> {
  $signedIn.set(null);
  return endSession();
}

/** Refreshes the session when a page is opened. */
export async function resumeSession(): Promise<void> {
  if ($owedLogout.get() !== '' && !$isLoggedIn.get()) await endSession();
  else await refreshSession();
}

/** Asks the server who is signed in, unless a sign-out is still due: then that comes first. */
export async function askSession(): Promise<void> {
  if ($owedLogout.get() !== '' && !$isLoggedIn.get()) await endSession();
  else await askWho();
}
