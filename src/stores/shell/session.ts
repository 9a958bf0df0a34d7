import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { callApi } from '../../api/client.ts';
import type { LoginRequest, SessionAnswer } from '../../api/contract.ts';
import { paths } from '../../api/paths.ts';
import type { SignedIn } from '../../domain/vocabulary/account.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { keptJson } from './kept-json.ts';

/**
 * Who was signed in when the server last said so; shown at once while it is asked again. The session itself is a
 * cookie no script can read: this is a name plate, not a key.
 */
export const $signedIn = keptJson<SignedIn | null>(storageKeys.signedIn, null, (kept) => {
  const { user, account } = kept as SignedIn;
  return typeof user.id === 'string' && typeof account.id === 'string' ? { user, account } : null;
});

export const $isLoggedIn = computed($signedIn, (signedIn) => signedIn !== null);

/** A sign-out the server has not heard of yet: the line was dead, and only the server can end its session. */
const $owedLogout = persistentAtom<string>(storageKeys.owedLogout, '');

/** Whether the order API could be reached at the last try. */
export const $apiReachable = atom(true);

async function askWho(): Promise<void> {
  const answer = await callApi<SessionAnswer>(paths.session);
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'answer') $signedIn.set(answer.value.signedIn);
}

/** Asks the server who is signed in. A device on which nobody signed in asks nothing. */
export async function refreshSession(): Promise<void> {
  if ($isLoggedIn.get()) await askWho();
}

export type LoginResult = 'signedIn' | 'badCredentials' | 'tooManyAttempts' | 'offline' | 'failed';

/** Signs in with the account's name and password. */
export async function logIn(request: LoginRequest): Promise<LoginResult> {
  const answer = await callApi<SessionAnswer>(paths.login, { method: 'POST', body: request });
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'answer') {
    $owedLogout.set('');
    $signedIn.set(answer.value.signedIn);
    return 'signedIn';
  }
  const { code } = answer.refusal;
  return code === 'badCredentials' || code === 'tooManyAttempts' ? code : 'failed';
}

async function endSession(): Promise<'signedOut' | 'offline'> {
  const answer = await callApi<SessionAnswer>(paths.logout, { method: 'POST', body: {} });
  $owedLogout.set(answer.kind === 'offline' ? 'owed' : '');
  return answer.kind === 'offline' ? 'offline' : 'signedOut';
}

/** Signs out; sidebar, header and footer share it. Without a line the device forgets at once and tells the server later. */
export async function logOut(): Promise<'signedOut' | 'offline'> {
  $signedIn.set(null);
  return endSession();
}

/** Brings the session up to date when a page is opened. */
export async function resumeSession(): Promise<void> {
  if ($owedLogout.get() !== '' && !$isLoggedIn.get()) await endSession();
  else await refreshSession();
}

/** Asks also where the device knows of nobody, unless that is because they signed out. */
export async function askSession(): Promise<void> {
  if ($owedLogout.get() !== '' && !$isLoggedIn.get()) await endSession();
  else await askWho();
}
