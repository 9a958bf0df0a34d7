import type { AnswerOf, ApiPath, Posting, Sent } from '../../api/api-path.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { newId } from '../device/records/new-id.ts';
import { changeOwn } from '../shell/change-own.ts';

/** `unknown`: the request may have succeeded; a retry is idempotent. `left`: the user is no longer signed in. */
export type Asked<T> =
  | { kind: 'answer'; value: T }
  | { kind: 'refused'; issues: readonly Issue[] }
  | { kind: 'problem'; problem: 'unknown' | 'left' };

/** The last unanswered request. A retry reuses its id. */
let sent = { what: '', id: '' };

/** The id to send a request under; it stays the same for the same path and body. */
function idOf(path: string, body: unknown): string {
  const what = JSON.stringify([path, body]);
  if (sent.what !== what) sent = { what, id: newId() };
  return sent.id;
}

/** Sends an entry of the lab under an id that stays the same until the server answers. */
export async function askOnce<Of extends Posting>(
  path: ApiPath<Of>,
  body: Sent<Of, 'POST'>['body'],
): Promise<Asked<AnswerOf<Of, 'POST'>>> {
  const changed = await changeOwn<Of, 'POST'>(path, {
    method: 'POST',
    key: idOf(path, body),
    body,
  });
  if (changed.kind === 'offline' || changed.kind === 'failed') {
    return { kind: 'problem', problem: 'unknown' };
  }
  sent = { what: '', id: '' };
  if (changed.kind === 'left') return { kind: 'problem', problem: 'left' };
  return changed.kind === 'done' ? { kind: 'answer', value: changed.value } : changed;
}
