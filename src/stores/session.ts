import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { callApi } from '../api/client.ts';
import type { LoginRequest, SessionAnswer } from '../api/contract.ts';
import { paths } from '../api/paths.ts';
import type { SignedIn } from '../domain/account.ts';

/**
 * Who was signed in when the server last said so; shown at once while it is asked again. The session itself is a
 * cookie no script can read: this is a name plate, not a key.
 */
export const $signedIn = persistentAtom<SignedIn | null>('signedIn', null, {
  encode: JSON.stringify,
  decode: (stored) => {
    try {
      return JSON.parse(stored);
    } catch {
      return null;
    }
  },
});

export const $isLoggedIn = computed($signedIn, (signedIn) => signedIn !== null);

/** Whether the order API could be reached at the last try. */
export const $apiReachable = atom(true);

/** Asks the server who is signed in. A device on which nobody signed in asks nothing. */
export async function refreshSession(): Promise<void> {
  if (!$isLoggedIn.get()) return;
  const answer = await callApi<SessionAnswer>(paths.session);
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'answer') $signedIn.set(answer.value.signedIn);
}

export type LoginResult = 'signedIn' | 'badCredentials' | 'tooManyAttempts' | 'offline' | 'failed';

export async function logIn(request: LoginRequest): Promise<LoginResult> {
  const answer = await callApi<SessionAnswer>(paths.login, { method: 'POST', body: request });
  if (answer.kind === 'offline') return 'offline';
  if (answer.kind === 'answer') {
    $signedIn.set(answer.value.signedIn);
    return 'signedIn';
  }
  const { code } = answer.refusal;
  return code === 'badCredentials' || code === 'tooManyAttempts' ? code : 'failed';
}

/** Signs out: sidebar, header and footer share it. Without a line the device forgets, and the server's session runs out. */
export async function logOut(): Promise<'signedOut' | 'offline'> {
  const answer = await callApi<SessionAnswer>(paths.logout, { method: 'POST', body: {} });
  $signedIn.set(null);
  return answer.kind === 'offline' ? 'offline' : 'signedOut';
}
