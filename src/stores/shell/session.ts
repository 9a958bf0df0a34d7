import { atom, computed } from 'nanostores';
import { changeApi, readApi } from '../../api/client.ts';
import { sessionPaths } from '../../api/session/paths.ts';
import type { SignedIn } from '../../domain/vocabulary/account.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { canStore, persistentAtom } from '../browser-support/persistent.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';

/**
 * The signed-in user by the server's last response, shown immediately while the server is asked
 * again. It only identifies the user; the session itself is a cookie that no script can read.
 */
export const $signedIn = persistentJson<SignedIn | null>(storageKeys.signedIn, null, (kept) => {
  const { user, account } = kept as SignedIn;
  return typeof user.id === 'string' && typeof account.id === 'string' ? { user, account } : null;
});

/** Calls back when another user signs in or the user signs out, until the returned function is called. */
export function onOtherPerson(react: (signedIn: SignedIn | null) => void): () => void {
  return $signedIn.listen((signedIn, before) => {
    if (signedIn?.user.id !== before?.user.id) react(signedIn);
  });
}

/** Whether a user is of the lab's staff. */
export const isOfLab = (signedIn: SignedIn | null): boolean => signedIn?.user.role === 'SuperAdmin';

/** The user's side. Screens differ by it, and the first-paint script reserves space for what each side gets. */
export const $side = computed($signedIn, (signedIn) => {
  if (!signedIn) return 'visitor';
  return isOfLab(signedIn) ? 'lab' : 'shop';
});

export const $isLoggedIn = computed($signedIn, (signedIn) => signedIn !== null);

/** Set from a sign-out until the server confirms it, since only the server can end the session. */
export const $owedLogout = persistentAtom<string>(storageKeys.owedLogout, '');

/** Whether the last request reached the API. */
export const $apiReachable = atom(true);

let turn = 0;

/** The pending sign-out. Until it is answered, the server still returns the user who is signing out. */
let ending: Promise<unknown> | undefined;

/**
 * Asks the server who is signed in. Drops the answer if there was a newer request or a sign-out since. If someone
 * signed in or out in another tab since, asks again, after completing an owed sign-out.
 */
export async function askWho(): Promise<void> {
  turn += 1;
  const asked = turn;
  const before = $signedIn.get()?.user.id;
  const answer = await readApi(sessionPaths.session);
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind !== 'answer' || asked !== turn) return;
  if ($signedIn.get()?.user.id !== before) return askSession();
  $signedIn.set(answer.value.signedIn);
}

/** Asks the server who is signed in, if someone was signed in on this device or the device cannot store it. */
export async function refreshSession(): Promise<void> {
  if ($isLoggedIn.get() || !canStore()) await askWho();
}

async function endSession(): Promise<'signedOut' | 'offline'> {
  // The user may leave the page before the answer arrives.
  $owedLogout.set('owed');
  const asked = changeApi(sessionPaths.logout, { method: 'POST', body: undefined });
  ending = asked;
  const answer = await asked;
  const isOwed = answer.kind === 'offline' || (answer.kind === 'refused' && answer.status >= 500);
  $owedLogout.set(isOwed ? 'owed' : '');
  return isOwed ? 'offline' : 'signedOut';
}

/** Signs out, for the sidebar, header and footer. Takes effect here at once, and on the server once it is reachable. */
export async function logOut(): Promise<'signedOut' | 'offline'> {
  turn += 1;
  $signedIn.set(null);
  return endSession();
}

/** Refreshes the session when a page opens. A pending sign-out is completed instead. */
export async function resumeSession(): Promise<void> {
  if ($owedLogout.get() !== '' && !$isLoggedIn.get()) await endSession();
  else await refreshSession();
}

/** Waits for a sign-out in progress, then asks the server who is signed in, or completes a sign-out still owed. */
export async function askSession(): Promise<void> {
  await ending;
  if ($owedLogout.get() !== '' && !$isLoggedIn.get()) await endSession();
  else await askWho();
}
