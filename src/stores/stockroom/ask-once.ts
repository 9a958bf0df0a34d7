import type { AnswerOf, ApiPath, Posting, Sent } from '../../api/api-path.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { newId } from '../device/records/new-id.ts';
import { changeOwn } from '../shell/change-own.ts';

/** `unknown`: it may have been done, and a retry is idempotent. `left`: somebody else is signed in. */
export type Asked<T> =
  | { kind: 'answer'; value: T }
  | { kind: 'refused'; issues: readonly Issue[] }
  | { kind: 'problem'; problem: 'unknown' | 'left' };

/** The id of the last request sent without a response: a retry reuses it. */
let sent = { what: '', id: '' };

/** The id under which something is sent, the same as long as it is the same. */
function idOf(path: string, body: unknown): string {
  const what = JSON.stringify([path, body]);
  if (sent.what !== what) sent = { what, id: newId() };
  return sent.id;
}

/** Sends something that the lab enters, under an id that it keeps until there is an answer. */
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
