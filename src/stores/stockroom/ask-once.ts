import { map } from 'nanostores';
import type { AnswerOf, ApiPath, Posting, Sent } from '../../api/api-path.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { newId } from '../device/records/new-id.ts';
import { holdStore } from '../leaving/held-typed.ts';
import { changeOwn } from '../shell/change-own.ts';

/** `unknown`: the request may have succeeded; a retry is idempotent. `left`: the user is no longer signed in. */
export type Asked<T> =
  | { kind: 'answer'; value: T }
  | { kind: 'refused'; issues: readonly Issue[] }
  | { kind: 'problem'; problem: 'unknown' | 'left' };

/** Ids of the user's unanswered requests, by path and body. Held like what is typed, which a reload keeps. */
const $unanswered = map<Readonly<Record<string, string>>>({});

holdStore('unanswered', $unanswered);

/** How long the same content is a retry, ms. Later, it is another delivery of the same pieces. */
const retryMs = 3_600_000;

/** The id to send a request under; it stays the same for the same path and body. */
function idOf(what: string): string {
  const known = $unanswered.get()[what];
  // Ids begin with the time at which they were made.
  const isRetry = known !== undefined && known > newId(Date.now() - retryMs);
  const id = isRetry ? known : newId();
  $unanswered.setKey(what, id);
  return id;
}

function noteAnswered(what: string): void {
  const { [what]: _, ...others } = $unanswered.get();
  $unanswered.set(others);
}

/** Sends a request under an id, by default a new one. */
export async function ask<Of extends Posting>(
  path: ApiPath<Of>,
  body: Sent<Of, 'POST'>['body'],
  key = newId(),
): Promise<Asked<AnswerOf<Of, 'POST'>>> {
  const changed = await changeOwn<Of, 'POST'>(path, { method: 'POST', key, body });
  if (changed.kind === 'offline' || changed.kind === 'failed') {
    return { kind: 'problem', problem: 'unknown' };
  }
  if (changed.kind === 'left') return { kind: 'problem', problem: 'left' };
  return changed.kind === 'done' ? { kind: 'answer', value: changed.value } : changed;
}

/** Sends an entry of the lab under an id that stays the same until the server answers. */
export async function askOnce<Of extends Posting>(
  path: ApiPath<Of>,
  body: Sent<Of, 'POST'>['body'],
): Promise<Asked<AnswerOf<Of, 'POST'>>> {
  const what = JSON.stringify([path, body]);
  const asked = await ask(path, body, idOf(what));
  if (asked.kind !== 'problem') noteAnswered(what);
  return asked;
}
