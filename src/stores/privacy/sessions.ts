import { atom } from 'nanostores';
import type { ApiPath, Change } from '../../api/api-path.ts';
import { type Answer, changeApi } from '../../api/client.ts';
import type { SessionsAnswer } from '../../api/privacy-contract.ts';
import { privacyPaths } from '../../api/privacy-paths.ts';
import type { OpenSession } from '../../domain/privacy/open-session.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';
import { $apiReachable, $signedIn } from '../shell/session.ts';

/** The user's open sessions; null until the first answer. */
export const $sessions = atom<readonly OpenSession[] | null>(null);

/** Progress or result of reading them. */
export const $sessionsReading = atom<ReadState>('reading');

/** Progress or result of ending sessions. */
export const $ending = atom<'ending' | 'ended' | 'offline' | 'failed' | null>(null);

const whose = () => $signedIn.get()?.user.id;

$signedIn.listen((signedIn, before) => {
  if (signedIn?.user.id === before?.user.id) return;
  $sessions.set(null);
  $ending.set(null);
});

/** Counts when sessions begin to be ended, and when they are: a list read from before is out of date. */
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
  const { user, account } = $signedIn.get() ?? {};
  if (!user || !account || $ending.get() === 'ending') return;
  $ending.set('ending');
  changes += 1;
  const actingAs = { userId: user.id, accountId: account.id };
  const answer = await changeApi(path, { method: 'DELETE', body: undefined, actingAs });
  changes += 1;
  if (whose() !== user.id) return;
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'answer') $sessions.set(answer.value.sessions);
  // It has expired or was ended in the meantime.
  else if (answer.kind === 'refused' && answer.status === 404) await readSessions();
  else if (answer.kind === 'refused' && answer.status === 401) $signedIn.set(null);
  $ending.set(endedBy(answer));
}

function endedBy(answer: Answer<SessionsAnswer>): 'ended' | 'offline' | 'failed' {
  if (answer.kind === 'offline') return 'offline';
  return answer.kind === 'answer' || answer.status === 404 ? 'ended' : 'failed';
}

/** Ends one session of the user. */
export const endSession = (id: string): Promise<void> => end(privacyPaths.session(id));

/** Ends all sessions of the user but this one. */
export const endOtherSessions = (): Promise<void> => end(privacyPaths.sessions);
