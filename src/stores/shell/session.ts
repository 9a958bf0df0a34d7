import { atom, computed } from 'nanostores';
import { changeApi, readApi } from '../../api/client.ts';
import { sessionPaths } from '../../api/session/paths.ts';
import type { SignedIn } from '../../domain/vocabulary/account.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { canStore, persistentAtom } from '../browser-support/persistent.ts';
import { persistentJson } from '../browser-support/persistent-json.ts';

/**
 * Who was signed in at the server's last response, shown immediately while the server is asked
 * again. It only names the user: the session itself is a cookie that no script can read.
 */
export const $signedIn = persistentJson<SignedIn | null>(storageKeys.signedIn, null, (kept) => {
  const { user, account } = kept as SignedIn;
  return typeof user.id === 'string' && typeof account.id === 'string' ? { user, account } : null;
});

/** Calls back when the signed-in user changes or signs out; returns what ends it. */
export function onOtherPerson(react: (signedIn: SignedIn | null) => void): () => void {
  return $signedIn.listen((signedIn, before) => {
    if (signedIn?.user.id !== before?.user.id) react(signedIn);
  });
}

/** Which side the reader is on: screens differ by it, and the first-paint script keeps room for what each side gets. */
export const $side = computed($signedIn, (signedIn) => {
  if (!signedIn) return 'visitor';
  return signedIn.user.role === 'SuperAdmin' ? 'lab' : 'shop';
});

export const $isLoggedIn = computed($signedIn, (signedIn) => signedIn !== null);

/** Set from a sign-out on, until it reaches the server, which alone can end the session. */
export const $owedLogout = persistentAtom<string>(storageKeys.owedLogout, '');

/** Whether the last request reached the API. */
export const $apiReachable = atom(true);

let turn = 0;

/** The sign-out on its way: until it is answered, the server still names the user who signs out. */
let ending: Promise<unknown> | undefined;

/**
 * Asks the server who is signed in; an answer asked for before the last question, or the sign-out, is outdated. So is one
 * asked for before somebody signed in or out in another tab: it is asked for again, after a sign-out that is owed.
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

/** Asks the server who is signed in, if anyone was signed in on this device, or if it cannot remember. */
export async function refreshSession(): Promise<void> {
  if ($isLoggedIn.get() || !canStore()) await askWho();
}

async function endSession(): Promise<'signedOut' | 'offline'> {
  // The page may be left before the answer.
  $owedLogout.set('owed');
  const asked = changeApi(sessionPaths.logout, { method: 'POST', body: undefined });
  ending = asked;
  const answer = await asked;
  const isOwed = answer.kind === 'offline' || (answer.kind === 'refused' && answer.status >= 500);
  $owedLogout.set(isOwed ? 'owed' : '');
  return isOwed ? 'offline' : 'signedOut';
}

/** Signs out, for the sidebar, header and footer. Where the server does not answer, it takes effect here immediately and there later. */
export async function logOut(): Promise<'signedOut' | 'offline'> {
  turn += 1;
  $signedIn.set(null);
  return endSession();
}

/** Refreshes the session when a page is opened. */
export async function resumeSession(): Promise<void> {
  if ($owedLogout.get() !== '' && !$isLoggedIn.get()) await endSession();
  else await refreshSession();
}

/** Asks the server who is signed in; a pending sign-out is completed first. */
export async function askSession(): Promise<void> {
  await ending;
  if ($owedLogout.get() !== '' && !$isLoggedIn.get()) await endSession();
  else await askWho();
}
