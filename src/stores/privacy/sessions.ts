import { atom } from 'nanostores';
import type { ApiPath, Change } from '../../api/api-path.ts';
import type { SessionsAnswer } from '../../api/privacy/contract.ts';
import { privacyPaths } from '../../api/privacy/paths.ts';
import type { OpenSession } from '../../domain/privacy/open-session.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { $signedIn, onOtherPerson } from '../shell/session.ts';

/** The user's open sessions; null until read. */
export const $sessions = atom<readonly OpenSession[] | null>(null);

/** Progress or result of reading the sessions. */
export const $sessionsReading = atom<ReadState>('reading');

/** Progress or result of ending sessions. */
export const $ending = atom<'ending' | 'ended' | 'offline' | 'failed' | null>(null);

onOtherPerson(() => {
  $sessions.set(null);
  $ending.set(null);
});

/** Counts requests to end sessions when they start and when they finish. A list read before the last is stale. */
let changes = 0;

export async function readSessions(): Promise<void> {
  $sessionsReading.set('reading');
  const before = changes;
  const own = await readOwn(privacyPaths.sessions);
  if (own.kind === 'outdated') return;
  if (own.kind === 'read' && before === changes) $sessions.set(own.value.sessions);
  $sessionsReading.set(own.kind === 'read' ? 'done' : own.problem);
}

/** Keeps the sessions up to date while they are shown. */
export const followSessions = (): (() => void) => keepFresh(() => void readSessions());

async function end(path: ApiPath<{ DELETE: Change<undefined, SessionsAnswer> }>): Promise<void> {
  if ($ending.get() === 'ending') return;
  $ending.set('ending');
  changes += 1;
  const asker = $signedIn.get()?.user.id;
  const changed = await changeOwn(path, { method: 'DELETE', body: undefined });
  changes += 1;
  if ($signedIn.get()?.user.id !== asker) return;
  // The session has already expired or been ended.
  const isGone = changed.kind === 'refused' && changed.status === 404;
  if (changed.kind === 'done') $sessions.set(changed.value.sessions);
  else if (isGone) await readSessions();
  $ending.set(changed.kind === 'done' || isGone ? 'ended' : whyUnchanged(changed));
}

/** Ends one session of the user. */
export const endSession = (id: string): Promise<void> => end(privacyPaths.session(id));

/** Ends all sessions of the user except this one. */
export const endOtherSessions = (): Promise<void> => end(privacyPaths.sessions);
